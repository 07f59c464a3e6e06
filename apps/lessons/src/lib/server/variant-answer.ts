import { explain } from '@keyway/quiz/explain';
import { feedbackText } from '@keyway/quiz/feedback-text';
import { makeVariant } from '@keyway/quiz/make-variant';
import { NOBODY } from '@keyway/quiz/place-partitions';
import { present } from '@keyway/quiz/present';
import type { Language } from '@keyway/quiz/question';
import type { Variant } from '@keyway/quiz/quiz-question';
import type { SheetAnswer } from '../page/answer-sheet.ts';
import type { VariantQuizQuestion } from '../page/page-lesson.ts';
import { callText } from '../questions/code/call-text.ts';
import { numberText } from '../questions/number-text.ts';
import { printedSeed } from '../questions/printed-seed.ts';
import { questionKindWordsOf } from '../questions/words/question-kind-words-of.ts';
import { inlineHtml } from '../text/inline-html.ts';

type RightPart = SheetAnswer['right'][number];

/** The right answer to the variant of a question that is drawn into the page. */
export function variantAnswer(
  question: VariantQuizQuestion,
  language: Language,
): Omit<SheetAnswer, 'number'> {
  const variant = makeVariant(question, printedSeed(question.id));
  const presented = present(variant, language);
  const explanation = explain(variant, language);
  return {
    promptHtml: inlineHtml(presented.prompt ?? ''),
    right: rightParts(variant, language),
    explanationHtml: explanation && `<p>${inlineHtml(explanation)}</p>`,
  };
}

function rightParts(variant: Variant, language: Language): RightPart[] {
  switch (variant.kind) {
    case 'number': {
      const unit = variant.unit === undefined ? '' : ` ${variant.unit}`;
      return [{ label: '', html: inlineHtml(numberText(language, variant.answer) + unit) }];
    }
    case 'partition':
      return [{ label: '', html: String(variant.answer) }];
    case 'assignment':
      return ownedParts(variant.owners, questionKindWordsOf(language).assignment.nobody);
    case 'trace':
      return variant.steps.map(({ name, answer }) => ({
        label: `${feedbackText(name, language)}:`,
        html: String(answer),
      }));
    case 'code': {
      const [start] = variant.starts;
      return variant.publicCases.map(({ inputs, expected }) => ({
        label: `${callText(start?.functionName ?? '', inputs)}:`,
        html: inlineHtml(JSON.stringify(expected)),
      }));
    }
    default:
      return [];
  }
}

/** Partitions by member, members in the order of their ids. */
function ownedParts(owners: Readonly<Record<string, string>>, nobody: string): RightPart[] {
  const byOwner = new Map<string, string[]>();
  for (const [name, owner] of Object.entries(owners)) {
    byOwner.set(owner, [...(byOwner.get(owner) ?? []), name]);
  }
  return [...byOwner]
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([owner, names]) => ({
      label: `${owner === NOBODY ? nobody : owner}:`,
      html: inlineHtml(names.join(', ')),
    }));
}
