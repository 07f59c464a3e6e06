import { type AssignorName, assignorNames } from '../words/words.ts';

/** A consumer and the names of assignors that it can list when it joins a group. */
interface GroupClient {
  name: string;
  /** Listed unless told otherwise. */
  unlessTold: readonly AssignorName[];
  /** Listed when set. */
  onRequest: readonly AssignorName[];
}

/**
 * Read in the clients' own code and documentation, in the releases of `clients/catalogue`; kafka-python 3, Sarama and
 * @platformatic/kafka in releases of 2026. Java's default is that of 3.0 and later.
 */
const GROUP_CLIENTS: readonly GroupClient[] = [
  { name: 'Java', unlessTold: ['range', 'cooperative-sticky'], onRequest: ['roundrobin', 'sticky'] },
  { name: 'librdkafka', unlessTold: ['range', 'roundrobin'], onRequest: ['cooperative-sticky'] },
  {
    name: 'confluent-kafka-javascript',
    unlessTold: ['roundrobin'],
    onRequest: ['range', 'cooperative-sticky'],
  },
  { name: 'kafkajs', unlessTold: ['RoundRobinAssigner'], onRequest: [] },
  { name: '@platformatic/kafka', unlessTold: ['roundrobin'], onRequest: ['cooperative-sticky'] },
  { name: 'kafka-node', unlessTold: ['roundrobin'], onRequest: ['range'] },
  { name: 'Sarama', unlessTold: ['range'], onRequest: ['roundrobin', 'sticky', 'cooperative-sticky'] },
  { name: 'franz-go', unlessTold: ['cooperative-sticky'], onRequest: ['range', 'roundrobin', 'sticky'] },
  { name: 'kafka-go', unlessTold: ['range', 'roundrobin'], onRequest: [] },
  { name: 'kafka-python', unlessTold: ['range', 'roundrobin'], onRequest: ['sticky', 'cooperative-sticky'] },
  { name: 'aiokafka', unlessTold: ['roundrobin'], onRequest: ['range', 'sticky'] },
  { name: 'brod', unlessTold: ['roundrobin_v2'], onRequest: [] },
  { name: 'ruby-kafka', unlessTold: ['roundrobin'], onRequest: [] },
];

/** An assignor's name on the wire, and who can list it: those can share a group. */
export interface AssignorRow {
  name: AssignorName;
  unlessTold: string[];
  onRequest: string[];
}

/** The names on the wire, with the clients that list them. */
export function assignorRows(): AssignorRow[] {
  const clientsThat = (list: 'unlessTold' | 'onRequest', name: AssignorName): string[] =>
    GROUP_CLIENTS.filter((client) => client[list].includes(name)).map((client) => client.name);
  return assignorNames.map((name) => ({
    name,
    unlessTold: clientsThat('unlessTold', name),
    onRequest: clientsThat('onRequest', name),
  }));
}
