import type { QuestionGroup, QuestionMember } from '@keyway/quiz/place-partitions';
import { partitionName } from '@keyway/quiz/place-partitions';
import type { Language } from '@keyway/quiz/question';
import type { Variant } from '@keyway/quiz/quiz-question';
import type { Words } from '../messages/words.ts';
import { wordsOf } from '../messages/words-of.ts';
import { codeHtml } from '../output/inline-html.ts';
import { escapeHtml } from '../output/page.ts';

/** What a variant starts from and its prompt need not say, a line each as HTML: the key, topics, members. */
export function variantFacts(variant: Variant, language: Language): string[] {
  const words = wordsOf(language).feedback;
  const { partitionCount } = words;
  switch (variant.kind) {
    case 'partition':
      return [`${words.key}: ${codeHtml(variant.key)}`, partitionCount(variant.partitionCount)];
    case 'assignment':
      return [
        ...variant.group.topics.map((one) => `${codeHtml(one.topic)}: ${partitionCount(one.partitionCount)}`),
        ...memberFacts(variant.group, words),
      ];
    case 'trace': {
      const { subject } = variant;
      if (subject.of === 'murmur2')
        return [`${words.key}: ${codeHtml(subject.key)}`, ...countFact(subject.partitionCount, words)];
      const members = subject.memberIds.map(codeHtml).join(', ');
      return [...countFact(subject.partitionCount, words), `${escapeHtml(words.members)}: ${members}`];
    }
    default:
      return [];
  }
}

function countFact(count: number | undefined, words: Words['feedback']): string[] {
  return count === undefined ? [] : [words.partitionCount(count)];
}

/** One line where all members read all topics and had nothing before, else one each. */
function memberFacts({ topics, members }: QuestionGroup, words: Words['feedback']): string[] {
  const isPlain = members.every((one) => one.topics.length === topics.length && one.owned.length === 0);
  if (!isPlain) return members.map((member) => memberFact(member, words));
  const names = members.map(({ memberId }) => codeHtml(memberId)).join(', ');
  return [`${escapeHtml(words.members)}: ${names}`];
}

function memberFact({ memberId, topics, owned }: QuestionMember, words: Words['feedback']): string {
  const had = owned.map((one) => codeHtml(partitionName(one))).join(', ');
  const before = had === '' ? '' : ` (${escapeHtml(words.owned)}: ${had})`;
  return `${codeHtml(memberId)}: ${topics.map(codeHtml).join(', ')}${before}`;
}
