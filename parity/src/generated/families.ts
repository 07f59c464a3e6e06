import { groupArbitrary } from '@keyway/checker/generate/group-arbitrary';
import {
  keyHexArbitrary,
  partitionCountArbitrary,
  textArbitrary,
} from '@keyway/checker/generate/key-arbitrary';
import { threadGroupArbitrary } from '@keyway/checker/generate/thread-group-arbitrary';
import { typedValueArbitrary, typedValueTypes } from '@keyway/checker/generate/typed-value-arbitrary';
import type { OracleCall, OracleIdentity } from '@keyway/checker/oracle-protocol';
import { findClient } from '@keyway/core/clients/find-client';
import { keyHashes } from '@keyway/core/clients/key-hashes';
import fc from 'fast-check';
import { versionFor } from './version-for.ts';

/** One thing that an oracle is asked of every made-up value: a row of the report. */
export interface Subject {
  call: OracleCall['call'];
  /** Client, assignor or type. */
  subject: string;
  /** Kafka version that the question names; none for that of the vectors. */
  kafkaVersion?: string;
}

/** Values of one kind, and what is asked of them. */
export interface Family<Value> {
  name: string;
  /** Which of the counts of a run it takes. */
  counted: 'keyCount' | 'valueCount' | 'groupCount' | 'threadGroupCount';
  arbitrary: fc.Arbitrary<Value>;
  subjectsOf: (identity: OracleIdentity) => Subject[];
  toCall: (value: Value, subject: Subject) => OracleCall;
}

type Placed = readonly [key: string | null, partitions: number];
type Assignable = ReturnType<typeof groupArbitrary> | ReturnType<typeof threadGroupArbitrary>;
type FieldsOf<Arbitrary> = Arbitrary extends fc.Arbitrary<infer Value> ? Value : never;

const CLIENT_ASSIGNOR = /^(range|roundrobin|sticky|cooperative-sticky)$/;

/** A function that is given each family with the type of its values. */
export type FamilyVisitor = <Value>(family: Family<Value>) => Promise<void>;

/**
 * Visits every family in turn; groups of the ZooKeeper consumer beside the others, because one slow oracle alone is
 * asked about them.
 */
export async function visitFamilies(visit: FamilyVisitor): Promise<void> {
  const threadGroups = visit(
    groups('thread-groups', /^legacy-scala-/, threadGroupArbitrary(), 'threadGroupCount'),
  );
  await visit(byteKeys);
  await visit(textKeys);
  await visit(hashedKeys);
  for (const type of typedValueTypes) await visit(typedValues(type));
  await visit(groups('groups', CLIENT_ASSIGNOR, groupArbitrary()));
  await visit(groups('server-groups', /^server-/, groupArbitrary({ hasConflicts: false, hasRacks: false })));
  await threadGroups;
}

const byteKeys: Family<Placed> = {
  name: 'keys',
  counted: 'keyCount',
  arbitrary: fc.tuple(keyHexArbitrary(), partitionCountArbitrary()),
  subjectsOf: (identity) => clientSubjects(identity, 'bytes'),
  toCall: ([keyHex, partitions], { subject }) => ({ call: 'partition', client: subject, keyHex, partitions }),
};

const textKeys: Family<Placed> = {
  name: 'texts',
  counted: 'keyCount',
  arbitrary: fc.tuple(textArbitrary(), partitionCountArbitrary()),
  subjectsOf: (identity) => clientSubjects(identity, 'text'),
  toCall: ([text, partitions], { subject }) => ({
    call: 'partition',
    client: subject,
    utf16: Array.from({ length: text?.length ?? 0 }, (_, index) => text?.charCodeAt(index) ?? 0),
    partitions,
  }),
};

const hashedKeys: Family<string> = {
  name: 'hashes',
  counted: 'keyCount',
  arbitrary: keyHexArbitrary().map((keyHex) => keyHex ?? ''),
  subjectsOf: ({ calls }) => (calls.includes('murmur2') ? [{ call: 'murmur2', subject: 'murmur2' }] : []),
  toCall: (keyHex) => ({ call: 'murmur2', keyHex }),
};

function typedValues(type: string): Family<OracleCall> {
  return {
    name: `values-${type}`,
    counted: 'valueCount',
    arbitrary: typedValueArbitrary(type),
    subjectsOf: ({ calls }) => (calls.includes('serialize') ? [{ call: 'serialize', subject: type }] : []),
    toCall: (call) => call,
  };
}

function groups<Arbitrary extends Assignable>(
  name: string,
  assignors: RegExp,
  arbitrary: Arbitrary,
  counted: 'groupCount' | 'threadGroupCount' = 'groupCount',
): Family<FieldsOf<Assignable>> {
  return {
    name,
    counted,
    arbitrary,
    subjectsOf: (identity) =>
      identity.calls.includes('assign')
        ? identity.assignors
            .filter((assignor) => assignors.test(assignor))
            .map((subject) => ({ call: 'assign', subject, ...versionFor(subject, identity.version) }))
        : [],
    toCall: (fields, { subject, kafkaVersion }) => ({
      call: 'assign',
      assignor: subject,
      ...fields,
      ...(kafkaVersion === undefined ? {} : { kafkaVersion }),
    }),
  };
}

/** Clients by what they hash: a text has no one form as bytes, and bytes need not be a text. */
function clientSubjects({ calls, clients }: OracleIdentity, reads: 'bytes' | 'text'): Subject[] {
  if (!calls.includes('partition')) return [];
  return clients
    .filter((client) => readsOf(client) === reads)
    .map((client) => ({ call: 'partition', subject: client }));
}

function readsOf(clientId: string): 'bytes' | 'text' {
  const client = findClient(clientId);
  const hash = client !== undefined && 'rule' in client ? client.rule.hash : null;
  return hash === null ? 'bytes' : keyHashes[hash].reads;
}
