import type { SizingLabWords } from './words.ts';

export const es: SizingLabWords = {
  measured: 'Medido en una partición',
  target: 'Objetivo del topic',
  producer: 'Un productor alcanza',
  consumer: 'Un consumidor alcanza',
  cluster: 'El clúster',
  brokers: 'Brokers',
  replication: 'Réplicas de cada partición',
  segments: 'Segmentos de cada réplica',
  kafka: 'Kafka',
  tooMuch: 'Con estos números harían falta más de un millón de particiones. Los tres se dan en MB/s.',
  result: (partitions, threads) =>
    `Con ${partitions} particiones y ${threads} hilos de consumo se alcanza el objetivo.`,
  shortfall: (popular, carried) =>
    `La fórmula popular se fía del lado más rápido y da ${popular}. Con ellas se llega a ${carried} MB/s.`,
  noShortfall:
    'Aquí la fórmula popular da lo mismo: los dos lados son igual de rápidos o el redondeo oculta la diferencia.',
  carried: (partitions) => `con ${partitions} particiones`,
  byRight: 'max(Tt / Tp, Tt / Tc)',
  byPopular: 'Popular: Tt / max(Tp, Tc)',
  producers: 'productores',
  consumers: 'consumidores',
  targetLine: 'objetivo',
  quantity: 'Cantidad',
  today: 'En realidad',
  popular: 'Regla popular',
  rows: {
    partitions: { name: 'Particiones', why: 'Decide el lado más lento de la partición.' },
    threads: {
      name: 'Hilos de consumo',
      why: 'Un hilo puede leer varias particiones; los hilos que sobran quedan inactivos.',
    },
    memory: {
      name: 'Memoria de un productor para lotes',
      why: 'Un lote de 16 KiB por cada partición en la que se escribe, hasta buffer.memory.',
    },
    connections: {
      name: 'Conexiones del grupo',
      why: 'Un consumidor tiene una con cada broker del que lee y una con el coordinador.',
    },
    files: {
      name: 'Archivos en todos los brokers',
      why: (endings) =>
        `Cada segmento de cada réplica tiene ${endings}; además hay instantáneas y archivos de la partición.`,
    },
    descriptors: {
      name: 'Descriptores de archivo abiertos',
      why: 'El .log de cada segmento; los índices se proyectan en memoria y se cierran.',
    },
    election: {
      name: 'Líderes por elegir si cae un broker, como máximo',
      why: {
        'zookeeper-one-by-one':
          'Cada uno se escribía en ZooKeeper tras el anterior: el tiempo crece con su número.',
        'zookeeper-batched': 'Desde la 1.1 se escriben en ZooKeeper por lotes.',
        'kraft-log': 'Son registros del log de metadatos; casi todo el tiempo se va en detectar la caída.',
      },
    },
  },
  upTo: (count) => `hasta ${count}`,
  between: (fewest, most) => `de ${fewest} a ${most}`,
  noRule: '—',
};
