import type { Language } from '@keyway/quiz/question';
import { quantity } from '../../text/number.ts';
import { bytes } from './bytes.ts';
import type { Sized } from './lab-state.svelte.ts';
import type { SizingLabWords } from './words/words.ts';

/** A line of the lab's table. */
export interface SizeRow {
  /** The field of core that it tells, for tests. */
  id: string;
  name: string;
  today: string;
  popular: string;
  why: string;
}

/** Every quantity beside the popular rule, in words. */
export function sizeRows({ sizing }: Sized, language: Language, words: SizingLabWords): SizeRow[] {
  const { throughput, producerMemory, threadUse, fetchConnections, logFiles, failover } = sizing;
  const { rows } = words;
  const n = (count: number): string => quantity(language, count);
  const { fewest, most } = logFiles.fileCount;
  return [
    {
      id: 'partitions',
      ...rows.partitions,
      today: n(throughput.neededCount),
      popular: n(throughput.popularCount),
    },
    {
      id: 'threads',
      ...rows.threads,
      today: n(throughput.neededThreadCount),
      popular: n(threadUse.popularCount),
    },
    {
      id: 'memory',
      ...rows.memory,
      today: words.upTo(bytes(language, producerMemory.poolBytes)),
      popular: bytes(language, producerMemory.popularBytes),
    },
    {
      id: 'connections',
      ...rows.connections,
      today: words.upTo(n(fetchConnections.javaCount)),
      popular: n(fetchConnections.popularCount),
    },
    {
      id: 'files',
      name: rows.files.name,
      why: rows.files.why(logFiles.segmentFiles.join(' ')),
      today: fewest === most ? n(most) : words.between(n(fewest), n(most)),
      popular: n(logFiles.popularCount),
    },
    {
      id: 'descriptors',
      ...rows.descriptors,
      today: n(logFiles.descriptorCount),
      popular: words.noRule,
    },
    {
      id: 'election',
      name: rows.election.name,
      why: failover.records.map((record) => rows.election.why[record]).join(' '),
      today: n(failover.leadersToElect.most),
      popular: words.noRule,
    },
  ];
}
