import type { Variant } from '../src/quiz-question.ts';

/** The right response to a variant. */
export function rightResponse(variant: Variant): unknown {
  switch (variant.kind) {
    case 'choice':
      return variant.rightIds;
    case 'number':
    case 'partition':
      return String(variant.answer);
    case 'assignment':
      return variant.owners;
    case 'trace':
      return Object.fromEntries(variant.steps.map(({ id, answer }) => [id, String(answer)]));
    case 'code':
      return { cases: 'all', outputs: casesOf(variant).map(({ expected }) => ({ ok: expected })) };
  }
}

/** A response in which nothing is right. */
export function wrongResponse(variant: Variant): unknown {
  switch (variant.kind) {
    case 'choice':
      return variant.optionIds.filter((id) => !variant.rightIds.includes(id)).slice(0, 1);
    case 'number':
    case 'partition':
      return String(variant.answer + 1);
    case 'assignment':
      return Object.fromEntries(
        Object.entries(variant.owners).map(([name, owner]) => [
          name,
          variant.group.members.map(({ memberId }) => memberId).find((memberId) => memberId !== owner),
        ]),
      );
    case 'trace':
      return Object.fromEntries(variant.steps.map(({ id, answer }) => [id, answer + 1]));
    case 'code':
      return { cases: 'all', outputs: casesOf(variant).map(() => ({ ok: 'nothing like it' })) };
  }
}

function casesOf(variant: Variant & { kind: 'code' }): { expected: unknown }[] {
  return [...variant.publicCases, ...variant.hiddenCases];
}
