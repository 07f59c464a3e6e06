import { en as choice } from './choice/en.ts';
import type { Messages } from './messages.ts';

export const en: Messages = {
  'answer.right': 'Right.',
  'answer.wrong': 'Not right.',
  'answer.partly': 'Partly right.',
  'author.mistake': '{text}',
  ...choice,
  'number.unanswered': 'Write a number first.',
  'number.unreadable': 'This cannot be read as a number. Write one such as 12 or -3.',
  'number.ask': 'This can be read in two ways. Is {first} meant, or {second} with a fraction?',
  'number.one-off': 'It is one off.',
  'partition.out-of-range': {
    one: 'With one partition there is only partition 0.',
    other: 'With {count} partitions the numbers go from 0 to {last}.',
  },
  'partition.not-whole': 'A partition is a whole number.',
  'mistake.counted-from-one': 'This comes out when partitions are counted from 1. Kafka counts from 0.',
  'mistake.mask-forgotten':
    'This comes out when the remainder of a negative hash is taken as it is. Kafka first clears the sign bit with the mask 0x7fffffff.',
  'mistake.mask-forgotten-floored':
    'This comes out when the % of Python is applied to the negative hash. Kafka first clears the sign bit with the mask 0x7fffffff.',
  'mistake.unsigned-hash':
    'This comes out when the hash is taken as unsigned. Kafka clears the sign bit with the mask 0x7fffffff.',
  'mistake.absolute-value':
    'This comes out with the absolute value of the hash. Kafka does not take it: it clears the sign bit with the mask 0x7fffffff.',
  'mistake.count-minus-one':
    'This is the remainder by {divisor}. The divisor is the partition count itself, not one less.',
  'mistake.characters-hashed':
    'This comes out when characters are hashed. Kafka hashes the bytes of the key in UTF-8.',
  'mistake.utf16-hashed':
    'This comes out when the key is hashed in {charset}. Kafka hashes the bytes of the key in UTF-8.',
  'mistake.other-client': 'This is where another client puts the key: {client}, whose hash is {hash}.',
  'mistake.remainder-last':
    'Here the partitions left over go to the last members. Range gives them to the first ones.',
  'mistake.members-as-listed': 'Here the members are taken as listed. Kafka sorts them by their ids first.',
  'mistake.members-as-numbers':
    'Here the members are sorted by their numbers. Kafka sorts ids as text, so that c10 comes before c2.',
  'mistake.restarted-per-topic':
    'Here every topic begins again with the first member. Round robin goes on where the topic before it ended.',
  'mistake.other-assignor':
    'This is what the assignor {assignor} gives. The question asks about another one.',
  'assignment.unanswered': 'Choose a member for at least one partition first.',
  'assignment.share': {
    one: 'One partition of {total} is with the right member.',
    other: '{count} partitions of {total} are with the right member.',
  },
  'assignment.unfilled': {
    one: 'One partition has no member yet.',
    other: '{count} partitions have no member yet.',
  },
  'mistake.unsigned-step':
    'The bits are right, but the number is written as unsigned. Write it as a signed 32-bit number, or in hex with 0x.',
  'mistake.big-endian': 'Here the four bytes are read backwards. The first byte is the lowest one.',
  'mistake.length-forgotten':
    'This is the seed alone. The hash starts with the seed xor the number of bytes.',
  'trace.unanswered': 'Fill in at least one step first.',
  'trace.share': { one: 'One step of {total} is right.', other: '{count} steps of {total} are right.' },
  'trace.first-wrong': 'The first wrong step: {step}.',
  'trace.unfilled': 'The first step without a number: {step}.',
  'trace.ask': '{step}: this can be read in two ways. Is {first} meant, or {second} with a fraction?',
  'step.start': 'start value: seed xor length',
  'step.word': 'round {round}: the four bytes as a word',
  'step.mixed-word': 'round {round}: the word after mixing',
  'step.hash-after': 'round {round}: the hash after it',
  'step.tail': 'the hash after the bytes left over',
  'step.finish': 'closing step {step}',
  'step.masked': 'the hash with its sign bit cleared',
  'step.partition': 'partition',
  'step.quotient': 'quotient',
  'step.remainder': 'remainder',
  'step.range-start': '{member}: first partition',
  'step.range-count': '{member}: number of partitions',
  'code.unanswered': 'Run the code first.',
  'code.passed': {
    one: 'One case of {total} returns the right value.',
    other: '{count} cases of {total} return the right value.',
  },
  'code.wrong-value': 'Case {case}: expected {expected}, but {got} came back.',
  'code.error': 'Case {case} ended with an error: {error}',
  'code.no-value': 'Case {case} returned no value.',
  'code.hidden-failed': {
    one: 'One hidden case does not return the right value.',
    other: '{count} hidden cases do not return the right value.',
  },
  'code.hidden-later': {
    one: 'One more case is tried when the class is graded.',
    other: '{count} more cases are tried when the class is graded.',
  },
};
