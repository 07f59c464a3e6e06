import { plural } from '../text/plural.ts';
import type { DrawnWords, Words } from './words.ts';

const n = (count: number, one: string, other: string): string => plural('hi', count, { one, other });

export const hi: Words = {
  tagline: 'Kafka की keys, partitions और consumer groups का course, जिसकी labs लिखते ही जवाब देती हैं।',
  skipToContent: 'सीधे मुख्य भाग पर जाएँ',
  mainNavigation: 'Course',
  languageNavigation: 'भाषा',
  lessons: 'पाठ',
  labsHeading: 'Labs',
  home: 'Keyway, सारे पाठ',
  footer: 'आपके उत्तर और आपकी जगह केवल इसी browser में रहते हैं। यह site कहीं कुछ नहीं भेजती।',
  licences: 'लाइसेंस',
  theme: { label: 'रंग', auto: 'अपने-आप', light: 'हल्का', dark: 'गहरा' },
  start: {
    title: 'भाषा चुनिए',
    continueReading: (languageName) => `${languageName} में आगे पढ़िए`,
  },
  overview: {
    continueHeading: 'जहाँ छोड़ा था, वहीं से आगे',
    lessonCount: (count) => `${count} पाठ`,
    minutes: (count) => `${count} मिनट`,
    rightOf: (right, all) => `${all} में से ${right} उत्तर सही`,
    questionCount: (count) => `${count} प्रश्न`,
    elsewhereHeading: 'दूसरी भाषाओं के पाठ',
    elsewhereIn: 'इन भाषाओं में',
    noLessons: 'अभी हिन्दी में कोई पाठ नहीं है।',
    forget: 'उत्तर और जगह मिटाएँ',
    forgetQuestion: 'क्या सारे उत्तर और पढ़ने की जगह मिटा दिए जाएँ? वे वापस नहीं लाए जा सकेंगे।',
    forgotten: 'उत्तर और जगह मिटा दिए गए हैं।',
  },
  lesson: {
    contents: 'इस पाठ में',
    position: (number, all) => `पाठ ${number} / ${all}`,
    checkedWith: (kafka) => `Kafka ${kafka} पर जाँचा गया`,
    previous: 'पिछला पाठ',
    next: 'अगला पाठ',
    neighbours: 'बाकी पाठ',
  },
  question: {
    question: 'प्रश्न',
    chooseOne: 'एक उत्तर',
    chooseSeveral: 'एक या अधिक उत्तर',
    ponder: 'सोचने के लिए; यहाँ उत्तर जाँचा नहीं जाता',
    check: 'जाँचें',
    retry: 'फिर कोशिश करें',
    right: 'सही',
    wrong: 'सही नहीं',
    explanation: 'व्याख्या',
    needsScript: 'उत्तर जाँचने के लिए JavaScript चाहिए।',
  },
  labs: {
    asTable: 'तालिका के रूप में',
    ownPage: 'अलग पन्ने पर खोलें',
    needsScript: 'Lab JavaScript से चलती है; उसके बिना यह उसका पहला उदाहरण है।',
    addressNote:
      'आप जो लिखते हैं, वह इस पन्ने के पते में # के बाद रहता है। यह पता किसी को दिया जा सकता है, और यह कहीं भेजा नहीं जाता।',
    key: {
      title: 'यह key कहाँ जाएगी?',
      summary: 'कोई key लिखिए और उसके bytes, उसका hash और उसका partition देखिए।',
    },
    'record-path': {
      title: 'Record का disk तक का रास्ता',
      summary:
        'Records से batches बनते हैं और batches से requests। आकार और इंतज़ार बदलिए और देखिए कि क्या कब पहुँचता है।',
    },
    assignment: {
      title: 'कौन-सा partition कौन पढ़ता है?',
      summary: 'Members जुड़ते हैं, जाते हैं या अचानक बंद हो जाते हैं; देखिए कि हर assignor क्या रहने देता है और क्या हटाता है।',
    },
    sizing: {
      title: 'कितने partitions?',
      summary: 'आपके मापे हुए आँकड़ों से partitions, memory, threads, files और failover का समय।',
    },
    skew: {
      title: 'बोझ कहाँ जाता है?',
      summary: 'Keys चिपकाइए या file छोड़िए और देखिए कि हर partition पर कितना बोझ है और सबसे गरम keys कौन-सी हैं।',
    },
  },
  offline: {
    kept: 'अब यह course बिना network के भी चलेगा।',
    'plain-http':
      'यह course तब तक चलता है जब तक उसका server चालू है। Browser पन्ने तभी सँभालता है जब पता https का हो या इसी मशीन का।',
    update: 'Course का नया रूप तैयार है। आपके उत्तर बने रहेंगे।',
    load: 'उसे खोलें',
  },
  progress: {
    save: 'उत्तर और जगह file में सहेजें',
    takeOver: 'सहेजी हुई file लें:',
    taken: (count) => n(count, '{n} उत्तर ले लिया गया।', '{n} उत्तर ले लिए गए।'),
    problems: {
      'not-progress': 'यह file Keyway की सहेजी हुई नहीं है। keyway-progress.json चुनिए।',
      newer: 'यह file course के किसी नए रूप की है। उसे वहीं खोलिए।',
    },
  },
  sheet: {
    title: 'उत्तर',
    note: 'शिक्षकों के लिए। पाठ बिना उत्तरों के छपता है; यह पन्ना अलग से छपता है।',
    open: 'सोचने के लिए; हर तर्कपूर्ण उत्तर सही है।',
    teacher: 'शिक्षकों के लिए',
    print: 'यह पाठ छापें',
    link: 'उत्तरों का पन्ना',
  },
  clients: {
    heading: 'Clients',
    mismatch: {
      title: 'एक ही key दो partitions में जा रही है',
      summary: 'कारण उस क्रम में जिसमें देखना ठीक रहता है, और आपकी लिखी key को हर client कहाँ भेजता है।',
    },
    agreement: {
      title: 'Kafka clients: कौन किससे मेल खाता है',
      summary: 'हर client, उसका नियम, और कौन key को वहीं रखता है जहाँ Java रखता है।',
    },
  },
  share: {
    open: 'इस पन्ने का QR code',
    picture: 'इस पन्ने के पते का QR code',
    ownMachine:
      'यह पता केवल इसी मशीन पर चलता है। Course को --host 0.0.0.0 के साथ चलाइए और वह जो दूसरा पता दिखाए उसे खोलिए।',
    close: 'बंद करें',
  },
  notFound: {
    title: 'यह पन्ना नहीं है',
    text: 'शायद पता गलत लिखा गया है, या पाठ का नाम बदल गया है।',
    toLessons: 'पाठों पर जाएँ',
  },
};

export const hiDrawn: DrawnWords = {
  code: {
    label: (language, number) => `${language} code, cell ${number}`,
    output: 'आउटपुट',
    outputLabel: (number) => `Cell ${number} का आउटपुट`,
  },
  figure: { asText: 'शब्दों में', missing: 'चित्र नहीं मिला। उसमें यह है:' },
  sources: 'स्रोत',
  worked: {
    keyPartitions: 'हर key का partition',
    key: 'Key',
    ofPartitions: (count) => n(count, '{n} partition', '{n} partitions'),
    stays: 'वहीं',
    moves: 'हटी',
    moveCount: (moved, all) => `${all} में से ${moved} हटीं`,
    rangeSteps: 'Range, चरण दर चरण',
    quotientMeans: 'हर member को',
    remainderMeans: (remainder) =>
      remainder === 0
        ? 'किसी को एक और नहीं मिलता'
        : n(remainder, 'पहले member को एक और', 'पहले {n} members को एक-एक और'),
    position: 'स्थान',
    member: 'Member',
    start: 'शुरुआत',
    count: 'गिनती',
    partitions: 'Partitions',
    none: 'कोई नहीं',
    assignment: 'कौन-सा partition किसके पास',
    generation: 'Generation',
    partition: 'Partition',
    before: 'पहले',
    joins: 'जुड़ा',
    leaves: 'गया',
    followUp: 'अगला दौर',
    perMember: 'हर member के partitions',
    movedCount: 'हटे',
    given: 'नया मिला',
    movedFrom: (memberId) => `पहले ${memberId} के पास था`,
    revokedFrom: (memberId) => `${memberId} से वापस लिया गया`,
    nobody: 'किसी के पास नहीं',
    legendGiven: 'मिला: पहले किसी के पास नहीं था',
    legendMoved: 'हटा, और पहले किसके पास था',
    legendRevoked: 'वापस लिया गया: अभी किसी के पास नहीं',
  },
};
