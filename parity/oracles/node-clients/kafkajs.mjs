import { kafkajsLibrary } from './kafkajs-library.mjs';
import { serveOracle } from './serve-oracle.mjs';

await serveOracle(
  kafkajsLibrary('kafkajs', {
    clients: { 'kafkajs-2': 'DefaultPartitioner', 'kafkajs-1': 'LegacyPartitioner' },
    murmur2: 'default',
  }),
);
