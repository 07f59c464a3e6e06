import { catalogue } from '@keyway/core/clients/catalogue';
import { type Client, type HashingRule, isProven, type ProvenClient } from '@keyway/core/clients/client';

/** How a client's keyed records stand to Java's. */
export type Relation =
  | 'java'
  /** Every key goes where Java puts it. */
  | 'same'
  | 'differs'
  /** The key is not looked at. */
  | 'blind';

/** How a client's keyed records stand to Java's; of a client that was only read, as far as that goes. */
export function relationOf(client: Client): Relation {
  if (client.id === 'java') return 'java';
  if (!isProven(client)) {
    if (client.hash === null) return 'blind';
    return client.sameRuleAs === 'java' ? 'same' : 'differs';
  }
  const rule = hashingRuleOf(client);
  if (rule === undefined) return 'blind';
  return rule.hash === 'murmur2' && rule.reduction === 'mask' ? 'same' : 'differs';
}

/** The rule of a proven client that looks at the key. */
export function hashingRuleOf({ rule }: ProvenClient): HashingRule | undefined {
  return rule.hash === null ? undefined : rule;
}

/** The proven client whose rule can be computed for this one: itself, or the one that it was read to equal. */
export function computableClient(client: Client): ProvenClient | undefined {
  const id = isProven(client) ? client.id : client.sameRuleAs;
  return catalogue.filter(isProven).find((one) => one.id === id);
}
