import { hi as choice } from './choice/hi.ts';
import type { Messages } from './messages.ts';

export const hi: Messages = {
  'answer.right': 'सही।',
  'answer.wrong': 'सही नहीं।',
  'answer.partly': 'कुछ हद तक सही।',
  'author.mistake': '{text}',
  ...choice,
  'number.unanswered': 'पहले कोई संख्या लिखिए।',
  'number.unreadable': 'इसे संख्या के रूप में नहीं पढ़ा जा सकता। 12 या -3 जैसी कोई संख्या लिखिए।',
  'number.ask': 'इसे दो तरह से पढ़ा जा सकता है। आपका मतलब {first} है, या दशमलव वाली संख्या {second}?',
  'number.one-off': 'बस एक का अंतर है।',
  'partition.out-of-range': {
    one: 'एक ही partition हो तो केवल partition 0 होता है।',
    other: '{count} partitions हों तो उनके नंबर 0 से {last} तक होते हैं।',
  },
  'partition.not-whole': 'partition का नंबर पूर्णांक होता है।',
  'mistake.counted-from-one': 'partitions को 1 से गिनने पर यह उत्तर आता है। Kafka 0 से गिनता है।',
  'mistake.mask-forgotten':
    'negative hash का शेषफल सीधे लेने पर यह उत्तर आता है। Kafka पहले 0x7fffffff के mask से sign bit हटाता है।',
  'mistake.mask-forgotten-floored':
    'negative hash पर Python का % लगाने से यह उत्तर आता है। Kafka पहले 0x7fffffff के mask से sign bit हटाता है।',
  'mistake.unsigned-hash':
    'hash को unsigned मानने पर यह उत्तर आता है। Kafka 0x7fffffff के mask से sign bit हटाता है।',
  'mistake.absolute-value':
    'hash का absolute value लेने पर यह उत्तर आता है। Kafka ऐसा नहीं करता, वह 0x7fffffff के mask से sign bit हटाता है।',
  'mistake.count-minus-one':
    'यह {divisor} से भाग देने पर बचा शेषफल है। भाग partitions की पूरी संख्या से दिया जाता है, एक कम से नहीं।',
  'mistake.characters-hashed':
    'characters का hash लेने पर यह उत्तर आता है। Kafka key के UTF-8 bytes का hash लेता है।',
  'mistake.utf16-hashed':
    'key का hash {charset} में लेने पर यह उत्तर आता है। Kafka key के UTF-8 bytes का hash लेता है।',
  'mistake.other-client': 'key को यहाँ एक दूसरा client रखता है: {client}, जिसका hash {hash} है।',
  'mistake.remainder-last': 'यहाँ बचे हुए partitions आखिरी members को मिले हैं। range उन्हें पहले members को देता है।',
  'mistake.members-as-listed': 'यहाँ members सूची के क्रम में लिए गए हैं। Kafka पहले उन्हें उनकी id के क्रम में रखता है।',
  'mistake.members-as-numbers':
    'यहाँ members अपने नंबर के क्रम में हैं। Kafka ids को text की तरह क्रम में रखता है, इसलिए c10 पहले आता है और c2 बाद में।',
  'mistake.restarted-per-topic':
    'यहाँ हर topic फिर पहले member से शुरू हुआ है। round robin वहीं से आगे बढ़ता है जहाँ पिछला topic खत्म हुआ।',
  'mistake.other-assignor': 'यह assignor {assignor} का परिणाम है। प्रश्न दूसरे assignor के बारे में है।',
  'assignment.unanswered': 'पहले कम से कम एक partition के लिए member चुनिए।',
  'assignment.share': {
    one: '{total} में से {count} partition सही member के पास है।',
    other: '{total} में से {count} partitions सही member के पास हैं।',
  },
  'assignment.unfilled': {
    one: 'एक partition के लिए member चुनना बाकी है।',
    other: '{count} partitions के लिए member चुनना बाकी है।',
  },
  'mistake.unsigned-step':
    'bits सही हैं, पर संख्या unsigned लिखी गई है। इसे 32 bit की signed संख्या के रूप में लिखिए, या 0x लगाकर hex में।',
  'mistake.big-endian': 'यहाँ चारों bytes उलटे क्रम में पढ़े गए हैं। पहला byte सबसे निचला होता है।',
  'mistake.length-forgotten': 'यह केवल seed है। hash की शुरुआत seed xor bytes की संख्या से होती है।',
  'trace.unanswered': 'पहले कम से कम एक चरण भरिए।',
  'trace.share': {
    one: '{total} में से {count} चरण सही है।',
    other: '{total} में से {count} चरण सही हैं।',
  },
  'trace.first-wrong': 'पहला गलत चरण: {step}।',
  'trace.unfilled': 'पहला चरण जिसमें संख्या नहीं है: {step}।',
  'trace.ask': '{step}: इसे दो तरह से पढ़ा जा सकता है। आपका मतलब {first} है, या दशमलव वाली संख्या {second}?',
  'step.start': 'शुरुआती मान: seed xor लंबाई',
  'step.word': 'round {round}: चार bytes से बना word',
  'step.mixed-word': 'round {round}: mix करने के बाद word',
  'step.hash-after': 'round {round}: उसके बाद hash',
  'step.tail': 'बचे हुए bytes के बाद hash',
  'step.finish': 'अंतिम चरण {step}',
  'step.masked': 'sign bit हटाने के बाद hash',
  'step.partition': 'partition',
  'step.quotient': 'भागफल',
  'step.remainder': 'शेषफल',
  'step.range-start': '{member}: पहला partition',
  'step.range-count': '{member}: partitions की संख्या',
  'code.unanswered': 'पहले code चलाइए।',
  'code.passed': {
    one: '{total} में से {count} case सही value लौटाता है।',
    other: '{total} में से {count} cases सही value लौटाते हैं।',
  },
  'code.wrong-value': 'case {case}: {expected} आना चाहिए था, पर {got} आया।',
  'code.error': 'case {case} में error आया: {error}',
  'code.no-value': 'case {case} से कोई value नहीं लौटी।',
  'code.hidden-failed': {
    one: 'एक छिपा हुआ case सही value नहीं लौटाता।',
    other: '{count} छिपे हुए cases सही value नहीं लौटाते।',
  },
  'code.hidden-later': {
    one: 'कक्षा की जाँच के समय एक और case चलाया जाता है।',
    other: 'कक्षा की जाँच के समय {count} और cases चलाए जाते हैं।',
  },
};
