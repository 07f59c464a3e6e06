import type { ChoiceQuestionBlock } from '@keyway/lesson/model';

/** What a student reads of a choice question; its digest goes into the attempt file. */
export interface PresentedChoiceText {
  isMultiple: boolean;
  prompt: string;
  /** In the order shown. */
  options: { id: string; text: string }[];
}

/**
 * What is read of a choice question in one language: nothing in it tells right from wrong. Pure, and it needs no
 * marking, so that a page can make the same digest.
 * @param optionIds - in the order shown
 */
export function presentChoiceText(
  block: Pick<ChoiceQuestionBlock, 'isMultiple' | 'promptText'> & {
    options: readonly { id: string; text: string }[];
  },
  optionIds: readonly string[],
): PresentedChoiceText {
  const textOf = (optionId: string): string => block.options.find(({ id }) => id === optionId)?.text ?? '';
  return {
    isMultiple: block.isMultiple,
    prompt: block.promptText,
    options: optionIds.map((id) => ({ id, text: textOf(id) })),
  };
}
