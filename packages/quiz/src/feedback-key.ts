/** Every message that marking can give; `messages/` has its words in each language. */
export type FeedbackKey =
  | 'answer.right'
  | 'answer.wrong'
  | 'answer.partly'
  | 'author.mistake'
  | ChoiceKey
  | NumberKey
  | PartitionMistakeKey
  | AssignmentKey
  | TraceKey
  | StepKey
  | CodeKey;

/** Those of choice questions. */
export type ChoiceKey =
  | 'choice.right'
  | 'choice.wrong'
  | 'choice.partly'
  | 'choice.unanswered-one'
  | 'choice.unanswered-several'
  | 'choice.missed'
  | 'choice.extra';

type NumberKey =
  | 'number.unanswered'
  | 'number.unreadable'
  | 'number.ask'
  | 'number.one-off'
  | 'partition.out-of-range'
  | 'partition.not-whole';

/** Ways to a wrong partition that the answer itself gives away. */
type PartitionMistakeKey =
  | 'mistake.counted-from-one'
  | 'mistake.mask-forgotten'
  | 'mistake.mask-forgotten-floored'
  | 'mistake.unsigned-hash'
  | 'mistake.absolute-value'
  | 'mistake.count-minus-one'
  | 'mistake.characters-hashed'
  | 'mistake.utf16-hashed'
  | 'mistake.other-client';

type AssignmentKey =
  | 'mistake.remainder-last'
  | 'mistake.members-as-listed'
  | 'mistake.members-as-numbers'
  | 'mistake.restarted-per-topic'
  | 'mistake.other-assignor'
  | 'assignment.unanswered'
  | 'assignment.share'
  | 'assignment.unfilled';

type TraceKey =
  | 'mistake.unsigned-step'
  | 'mistake.big-endian'
  | 'mistake.length-forgotten'
  | 'trace.unanswered'
  | 'trace.share'
  | 'trace.first-wrong'
  | 'trace.unfilled'
  | 'trace.ask';

/** Names of the steps of a trace. */
export type StepKey =
  | 'step.start'
  | 'step.word'
  | 'step.mixed-word'
  | 'step.hash-after'
  | 'step.tail'
  | 'step.finish'
  | 'step.masked'
  | 'step.partition'
  | 'step.quotient'
  | 'step.remainder'
  | 'step.range-start'
  | 'step.range-count';

type CodeKey =
  | 'code.unanswered'
  | 'code.passed'
  | 'code.wrong-value'
  | 'code.error'
  | 'code.no-value'
  | 'code.hidden-failed'
  | 'code.hidden-later';
