import type { AssignmentLabWords } from './words.ts';

export const hi: AssignmentLabWords = {
  setup: 'Topics, members, strategies',
  topics: 'Topics',
  topicName: 'Topic',
  partitionCount: 'Partitions',
  addTopic: 'Topic जोड़ें',
  removeTopic: (name) => `Topic ${name} हटाएँ`,
  nameProblems: {
    empty: 'Topic का नाम लिखिए।',
    letters: 'a से z तक के अक्षर, अंक, बिंदु, hyphen या underscore लिखिए, कुल 1 से 20।',
    twice: 'यह नाम दूसरे topic का है। कोई और नाम लिखिए।',
  },
  members: 'शुरुआत के members',
  topicsOf: (letter) => `${letter} के topics`,
  addMember: (letter) => `${letter} को जोड़ें`,
  removeMember: (letter) => `${letter} को हटाएँ`,
  racks: 'Racks',
  noRacks: 'का असर नहीं',
  copies: (count) => (count === 1 ? 'हर partition की 1 replica' : `हर partition की ${count} replicas`),
  racksNote:
    'Cluster में r1, r2 और r3 racks हैं। किसी partition की जितनी replicas हैं, वे उतने ही racks में रहती हैं: P0 की r1 से, P1 की r2 से शुरू होकर। Racks को केवल range, sticky और cooperative-sticky देखते हैं।',
  rackOf: (letter) => `${letter} का rack`,
  noRack: 'कोई rack नहीं',
  strategies: 'Strategies',
  strategyNames: {
    range: 'range',
    roundrobin: 'round robin',
    sticky: 'sticky',
    'cooperative-sticky': 'cooperative-sticky',
    'server-uniform': 'uniform (broker)',
    'server-range': 'range (broker)',
  },
  eager: 'हर rebalance में सब रुकते हैं',
  cooperative: 'जिसका partition बना रहा, वह पढ़ता रहता है; पहले वापस लेना, अगले दौर में देना',
  server: 'हर member का हिस्सा अलग से बदलता है, बाकी पढ़ते रहते हैं',
  noStrategy: 'कम से कम एक strategy चुनिए।',

  next: 'आगे क्या हो?',
  act: (event) => {
    if (event.kind === 'grow') return `${event.topic} को ${event.count} partitions तक बढ़ाएँ`;
    if (event.kind === 'start') return 'शुरुआत';
    return { join: `${event.letter} जुड़े`, leave: `${event.letter} जाए`, crash: `${event.letter} crash हो` }[
      event.kind
    ];
  },
  happened: (event) => {
    if (event.kind === 'grow') return `${event.topic} में अब ${event.count} partitions`;
    if (event.kind === 'start') return 'शुरुआत';
    return { join: `${event.letter} जुड़ा`, leave: `${event.letter} गया`, crash: `${event.letter} crash हुआ` }[
      event.kind
    ];
  },
  crashNote: (letter, seconds) =>
    `Group को इसका पता session timeout पर चला: ${seconds} सेकंड तक ${letter} के partitions किसी ने नहीं पढ़े।`,
  joinTopics: 'वह पढ़ेगा',
  joinRack: 'उसका rack',
  growTopic: 'Topic',
  growTo: 'Partitions की नई संख्या',
  undo: 'पिछला कदम वापस लें',
  startOver: 'शुरुआत पर लौटें',
  full: (most) => `Lab ${most} घटनाएँ दिखाती है। आगे बढ़ने के लिए कुछ कदम वापस लीजिए।`,
  broken: 'ऊपर कुछ अभी ठीक नहीं है। आगे बढ़ने के लिए उसे सुधारिए।',

  predict: 'पहले अनुमान, फिर उत्तर',
  question: (event) => `${event}। आपका अनुमान क्या है?`,
  questionOwner: (partition) => `इसके बाद ${partition} किसके पास होगा?`,
  questionMoved: 'कितने partitions हटेंगे?',
  choose: 'चुनिए',
  nobody: 'किसी के पास नहीं',
  look: 'उत्तर देखें',
  yours: (guess) => `अनुमान: ${guess}`,
  noGuess: 'कोई अनुमान नहीं',
  answer: (answer) => `उत्तर: ${answer}`,
  hidden: (event) => `${event}। उत्तर देखने तक छिपा है।`,

  told: (event, list) => `${event}। हटे हुए partitions: ${list}।`,
  toldStart: (memberCount, partitionCount) =>
    `${memberCount === 1 ? '1 member' : `${memberCount} members`}, ${
      partitionCount === 1 ? '1 partition' : `${partitionCount} partitions`
    }।`,
  picture: 'हर strategy में group, हर घटना का एक स्तंभ',
  generation: 'Generation',
  moved: (count, inAll) => (count === inAll ? `${count} हटे` : `${count} हटे, कुल ${inAll}`),
  restless: (roundCount) =>
    `${roundCount} दौर हुए, और आखिरी में भी कुछ वापस लिया गया: इन racks के साथ group शायद कभी न ठहरे।`,
  balance: (least, most) => (least === most ? `हर एक के पास ${most}` : `हर एक के पास ${least} से ${most}`),
  legend: {
    given: 'मिला: पहले किसी के पास नहीं था',
    moved: 'हटा, और पहले किसके पास था',
    revoked: 'वापस लिया गया: अभी किसी के पास नहीं',
    unowned: 'कोई नहीं पढ़ता',
  },

  partition: 'Partition',
  perMember: 'हर member के partitions',
  movedRow: 'इस कदम में हटे',
  kept: 'रखा',
  given: 'मिला',
  movedFrom: (letter) => `हटा, पहले ${letter} के पास था`,
  revokedFrom: (letter) => `${letter} से वापस लिया गया`,
  notThere: 'अभी नहीं बना',
};
