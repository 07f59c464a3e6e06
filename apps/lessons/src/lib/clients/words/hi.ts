import type { PlacementWords } from './words.ts';

export const hi: PlacementWords = {
  heading: 'कौन-सा client इस key को कहाँ भेजता है?',
  key: 'Key',
  partitionCount: 'Partitions',
  caption: (key, partitionCount) =>
    `“${key}” के लिए ${partitionCount} में से कौन-सा partition कौन-से clients चुनते हैं`,
  goesTo: 'Partition',
  clients: 'Clients',
  asJava: 'Java जैसा',
  notAsJava: 'Java से अलग',
  chance: 'random या बारी से',
  refused: 'भेज नहीं सकते',
  isDefault: 'default',
  chanceNote: 'एक key पर दो नियम संयोग से भी मिल सकते हैं: एक और key आज़माइए।',
  status: (partition, agreeing, others) =>
    `Java इस key को partition ${partition} में रखता है। जिन ${others} दूसरे clients में key तय करती है, उनमें से ${agreeing} सहमत हैं।`,
};
