import type { AssignmentLabWords } from './words.ts';

export const en: AssignmentLabWords = {
  setup: 'Topics, members, strategies',
  topics: 'Topics',
  topicName: 'Topic',
  partitionCount: 'Partitions',
  addTopic: 'Add a topic',
  removeTopic: (name) => `Remove topic ${name}`,
  nameProblems: {
    empty: 'Type a name for the topic.',
    letters: 'Type 1 to 20 letters a to z, digits, dots, hyphens or underscores.',
    twice: 'Another topic has this name. Type a different one.',
  },
  members: 'Members at the start',
  topicsOf: (letter) => `Topics of ${letter}`,
  addMember: (letter) => `Add ${letter}`,
  removeMember: (letter) => `Remove ${letter}`,
  racks: 'Racks',
  noRacks: 'play no part',
  copies: (count) => (count === 1 ? '1 replica of each partition' : `${count} replicas of each partition`),
  racksNote:
    'The cluster has the racks r1, r2 and r3. The replicas of a partition lie in as many of them, P0 from r1 on, P1 from r2 on. Only range, sticky and cooperative-sticky look at racks.',
  rackOf: (letter) => `Rack of ${letter}`,
  noRack: 'no rack',
  strategies: 'Strategies',
  strategyNames: {
    range: 'range',
    roundrobin: 'round robin',
    sticky: 'sticky',
    'cooperative-sticky': 'cooperative-sticky',
    'server-uniform': 'uniform (broker)',
    'server-range': 'range (broker)',
  },
  eager: 'all stop at every rebalance',
  cooperative: 'who keeps a partition reads on; revoked first, given a round later',
  server: 'each member is moved by itself, the others read on',
  noStrategy: 'Choose at least one strategy.',

  next: 'What happens next?',
  act: (event) => {
    if (event.kind === 'grow') return `${event.topic} grows to ${event.count}`;
    if (event.kind === 'start') return 'Start';
    return {
      join: `${event.letter} joins`,
      leave: `${event.letter} leaves`,
      crash: `${event.letter} crashes`,
    }[event.kind];
  },
  happened: (event) => {
    if (event.kind === 'grow') return `${event.topic} grew to ${event.count}`;
    if (event.kind === 'start') return 'Start';
    return {
      join: `${event.letter} joined`,
      leave: `${event.letter} left`,
      crash: `${event.letter} crashed`,
    }[event.kind];
  },
  crashNote: (letter, seconds) =>
    `The group learned of it when the session timed out: for ${seconds} s nobody read what ${letter} had.`,
  joinTopics: 'It reads',
  joinRack: 'Its rack',
  growTopic: 'Topic',
  growTo: 'New partition count',
  undo: 'Take back the last',
  startOver: 'Back to the start',
  full: (most) => `The lab shows ${most} events. Take some back to go on.`,
  broken: 'Something above is not right yet. Correct it to go on.',

  predict: 'Predict first, then look',
  question: (event) => `${event}. What do you expect?`,
  questionOwner: (partition) => `Who has ${partition} then?`,
  questionMoved: 'How many partitions move?',
  choose: 'choose',
  nobody: 'nobody',
  look: 'Look',
  yours: (guess) => `yours: ${guess}`,
  noGuess: 'no guess',
  answer: (answer) => `answer: ${answer}`,
  hidden: (event) => `${event}. The answer is hidden until you look.`,

  told: (event, list) => `${event}. Partitions moved: ${list}.`,
  toldStart: (memberCount, partitionCount) =>
    `${memberCount === 1 ? '1 member' : `${memberCount} members`}, ${
      partitionCount === 1 ? '1 partition' : `${partitionCount} partitions`
    }.`,
  picture: 'The group under each strategy, one column an event',
  generation: 'Generation',
  moved: (count, inAll) => (count === inAll ? `${count} moved` : `${count} moved, ${inAll} in all`),
  restless: (roundCount) =>
    `${roundCount} rounds, and the last still revoked something: with these racks the group may never come to rest.`,
  balance: (least, most) => (least === most ? `${most} each` : `${least} to ${most} each`),
  legend: {
    given: 'given: nobody had it before',
    moved: 'moved, and from whom',
    revoked: 'revoked: nobody has it now',
    unowned: 'nobody reads it',
  },

  partition: 'Partition',
  perMember: 'Partitions of each member',
  movedRow: 'Moved in this step',
  kept: 'kept',
  given: 'given',
  movedFrom: (letter) => `moved from ${letter}`,
  revokedFrom: (letter) => `revoked from ${letter}`,
  notThere: 'not there yet',
};
