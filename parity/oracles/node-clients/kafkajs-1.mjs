import { kafkajsLibrary } from './kafkajs-library.mjs';
import { serveOracle } from './serve-oracle.mjs';

await serveOracle(
  kafkajsLibrary('kafkajs-1', {
    clients: { 'kafkajs-1': 'DefaultPartitioner', 'kafkajs-2': 'JavaCompatiblePartitioner' },
    murmur2: 'defaultJava',
  }),
);
