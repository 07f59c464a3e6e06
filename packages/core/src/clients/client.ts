import type { HashName } from './key-hashes.ts';
import type { ReductionName } from './reductions.ts';

/** How a client spreads records over partitions when no key decides. */
export type Spread =
  /** A draw for each record. */
  | 'random'
  /** Draws a partition and stays with it for a while: a batch, a number of bytes, a time. */
  | 'sticky'
  /** Deals records out in turn, from a start of its own. */
  | 'round-robin';

/** What a client does with a record without a key. */
export type NullKeyRule =
  | Spread
  /** Treats it as an empty key, which it hashes. */
  | 'hashed-as-empty'
  /** Sends it to partition 0, each time. */
  | 'partition-0'
  /** Fails. */
  | 'refused';

/** What a client does with a key of zero bytes: hash it as any other, or treat it as no key. */
export type EmptyKeyRule = 'hashed' | 'as-null';

/**
 * What a text with a lone surrogate, which has no UTF-8, becomes before it is hashed as bytes:
 * `?` in Java, U+FFFD in JavaScript; `refused` where the client takes bytes and its languages have no such text.
 */
export type LoneSurrogateRule = 'question-mark' | 'replacement-character' | 'refused';

/** How a client places a record whose producer names no partition. */
export interface HashingRule {
  hash: HashName;
  reduction: ReductionName;
  nullKey: NullKeyRule;
  emptyKey: EmptyKeyRule;
  loneSurrogate: LoneSurrogateRule;
}

/** The same for a client that looks at no key. */
export interface KeyBlindRule {
  hash: null;
  nullKey: Spread | 'partition-0';
}

/** How to make a client place keys as the Java producer does. */
export interface JavaMatch {
  /** The exact setting, or what to do where there is none. */
  setting: string;
  /** What stays different all the same, or what goes wrong on the way. */
  catch: string;
}

/** Another name for a client, or a program that sends through it and so places keys as it does. */
export interface ClientAlias {
  name: string;
  /** Where its own setting is another one than the client's. */
  javaMatch?: JavaMatch;
  /** What is peculiar to it. */
  note?: string;
}

interface ClientFacts {
  /** Stable, as the oracle protocol names it: `librdkafka-consistent-random`. */
  id: string;
  name: string;
  aliases: readonly ClientAlias[];
  /** Releases that place keys so, in words. */
  versions: string;
  javaMatch: JavaMatch;
  note?: string;
  /** Where the rule is written down. */
  source: string;
}

/** A client whose own code was run, and whose answers the rule gives. */
export interface ProvenClient extends ClientFacts {
  proof: {
    /** Releases that were run. */
    versions: readonly string[];
    /** What was called in them. */
    called: string;
  };
  rule: HashingRule | KeyBlindRule;
}

/** A client whose code was read and nothing more. It has no rule that a program could follow, only words. */
export interface ReadClient extends ClientFacts {
  proof: 'read, not run';
  /** null: it looks at no key. */
  hash: string | null;
  reduction: string | null;
  nullKey: string;
  emptyKey: string;
  /** Id of a proven client that gives keyed records the same partition, if what was read is so. */
  sameRuleAs?: string;
}

/** A client and a range of its releases. */
export type Client = ProvenClient | ReadClient;

/** Whether a client's rule was proven against the client itself. */
export function isProven(client: Client): client is ProvenClient {
  return client.proof !== 'read, not run';
}
