/** Ways in which a program fails as a whole; none is a wrong answer. */
export type ProgramFaultCode =
  | 'PROGRAM_NOT_STARTED'
  | 'PROGRAM_HUNG'
  | 'PROGRAM_CRASHED'
  | 'PROGRAM_TOO_FEW_ANSWERS'
  | 'PROGRAM_TOO_MANY_ANSWERS'
  | 'PROGRAM_OUT_OF_ORDER'
  | 'PROGRAM_RUBBISH'
  /** It says that it cannot answer: only in the oracle protocol. */
  | 'PROGRAM_REFUSED'
  | 'PROGRAM_FLOOD';

/** Why a program could not be checked. */
export interface ProgramFault {
  code: ProgramFaultCode;
  /** What was expected, what came, what the program last wrote to standard error, and what to do. */
  message: string;
}

/** What a program said to some keys, or why it did not. */
export type Answers = { partitions: (number | null)[] } | { fault: ProgramFault };
