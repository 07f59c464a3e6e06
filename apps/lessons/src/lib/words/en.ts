import { plural } from '../text/plural.ts';
import type { DrawnWords, Words } from './words.ts';

const n = (count: number, one: string, other: string): string => plural('en', count, { one, other });

export const en: Words = {
  tagline: 'A course on Kafka keys, partitions and consumer groups, with labs that answer while you type.',
  skipToContent: 'Skip to the content',
  mainNavigation: 'Course',
  languageNavigation: 'Language',
  lessons: 'Lessons',
  labsHeading: 'Labs',
  home: 'Keyway, all lessons',
  footer: 'Answers and place are kept in this browser only. This site sends nothing.',
  licences: 'Licences',
  theme: { label: 'Theme', auto: 'Auto', light: 'Light', dark: 'Dark' },
  start: {
    title: 'Choose a language',
    continueReading: (languageName) => `Continue in ${languageName}`,
  },
  overview: {
    continueHeading: 'Continue where you stopped',
    lessonCount: (count) => n(count, '{n} lesson', '{n} lessons'),
    minutes: (count) => `${count} min`,
    rightOf: (right, all) => `${right} of ${n(all, '{n} question', '{n} questions')} right`,
    questionCount: (count) => n(count, '{n} question', '{n} questions'),
    elsewhereHeading: 'Lessons in other languages',
    elsewhereIn: 'Available in',
    noLessons: 'There is no lesson in English yet.',
    forget: 'Erase answers and place',
    forgetQuestion: 'Erase all answers and the place where you stopped? They cannot be brought back.',
    forgotten: 'Answers and place are erased.',
  },
  lesson: {
    contents: 'In this lesson',
    position: (number, all) => `Lesson ${number} of ${all}`,
    checkedWith: (kafka) => `Checked against Kafka ${kafka}`,
    previous: 'Previous lesson',
    next: 'Next lesson',
    neighbours: 'Other lessons',
  },
  question: {
    question: 'Question',
    chooseOne: 'One answer',
    chooseSeveral: 'One answer or more',
    ponder: 'To think over; nothing is marked here',
    check: 'Check',
    retry: 'Try again',
    right: 'right',
    wrong: 'not right',
    explanation: 'Explanation',
    needsScript: 'Marking needs JavaScript.',
  },
  labs: {
    asTable: 'As a table',
    ownPage: 'Open on its own page',
    needsScript: 'The lab answers with JavaScript; without it, this is its first example.',
    addressNote:
      'The address of this page holds what you type, after the #. It can be shared, and it is not sent anywhere.',
    key: {
      title: 'Where does this key go?',
      summary: 'Type a key and see its bytes, its hash and its partition.',
    },
    'record-path': {
      title: 'A record’s way to disk',
      summary:
        'Records fall into batches, batches into requests. Set the size and the wait, and see what arrives when.',
    },
    assignment: {
      title: 'Who reads which partition?',
      summary: 'Members join, leave and crash; see what each assignor keeps and what it moves.',
    },
    sizing: {
      title: 'How many partitions?',
      summary: 'From what you measured to partitions, memory, threads, files and the time of a failover.',
    },
    skew: {
      title: 'Where does the load go?',
      summary: 'Paste keys or drop a file and see the load of every partition and the hottest keys.',
    },
  },
  offline: {
    kept: 'This course works without a network now.',
    'plain-http':
      'The course works while its server runs. A browser keeps pages only from https or from this machine itself.',
    update: 'A newer version of the course is here. Your answers stay.',
    load: 'Load it',
  },
  progress: {
    save: 'Save answers and place as a file',
    takeOver: 'Take over a file:',
    taken: (count) => n(count, '{n} answer is taken over.', '{n} answers are taken over.'),
    problems: {
      'not-progress': 'This is no file that Keyway saved. Choose keyway-progress.json.',
      newer: 'This file is from a newer version of the course. Open it there.',
    },
  },
  sheet: {
    title: 'Answers',
    note: 'For teachers. The lesson itself prints without answers; this sheet is printed apart.',
    open: 'To think over; every reasoned answer counts.',
    teacher: 'For teachers',
    print: 'Print this lesson',
    link: 'Answer sheet',
  },
  clients: {
    heading: 'Clients',
    mismatch: {
      title: 'The same key goes to two partitions',
      summary:
        'Causes in the order in which it pays to look, and where every client sends a key that you type.',
    },
    agreement: {
      title: 'Which Kafka clients agree',
      summary: 'Every client, its rule, and who puts a key where Java does.',
    },
  },
  share: {
    open: 'QR code of this page',
    picture: 'QR code with the address of this page',
    ownMachine:
      'This address is only for this machine. Start the course with --host 0.0.0.0 and open the second address that it prints.',
    close: 'Close',
  },
  notFound: {
    title: 'This page does not exist',
    text: 'The address may be mistyped, or the lesson has another name now.',
    toLessons: 'To the lessons',
  },
};

export const enDrawn: DrawnWords = {
  code: {
    label: (language, number) => `${language} code, cell ${number}`,
    output: 'Output',
    outputLabel: (number) => `Output of cell ${number}`,
  },
  figure: { asText: 'As text', missing: 'The picture is missing. It shows:' },
  sources: 'Sources',
  worked: {
    keyPartitions: 'Partition of each key',
    key: 'Key',
    ofPartitions: (count) => n(count, '{n} partition', '{n} partitions'),
    stays: 'stays',
    moves: 'moves',
    moveCount: (moved, all) => `${moved} of ${all} move`,
    rangeSteps: 'Range, step by step',
    quotientMeans: 'everybody gets',
    remainderMeans: (remainder) =>
      remainder === 0
        ? 'nobody gets one more'
        : n(remainder, 'the first gets one more', 'the first {n} get one more'),
    position: 'Position',
    member: 'Member',
    start: 'Start',
    count: 'Count',
    partitions: 'Partitions',
    none: 'none',
    assignment: 'Who owns which partition',
    generation: 'Generation',
    partition: 'Partition',
    before: 'before',
    joins: 'joins',
    leaves: 'leaves',
    followUp: 'follows',
    perMember: 'Partitions of each member',
    movedCount: 'moved',
    given: 'new',
    movedFrom: (memberId) => `from ${memberId}`,
    revokedFrom: (memberId) => `revoked from ${memberId}`,
    nobody: 'nobody',
    legendGiven: 'given: nobody had it before',
    legendMoved: 'moved, and from whom',
    legendRevoked: 'revoked: nobody has it now',
  },
};
