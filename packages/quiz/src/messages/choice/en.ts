import type { ChoiceMessages } from '../messages.ts';

export const en: ChoiceMessages = {
  'choice.right': 'Right.',
  'choice.wrong': 'Not right.',
  'choice.partly': 'Partly right.',
  'choice.unanswered-one': 'Choose an option first.',
  'choice.unanswered-several': 'Tick at least one option first.',
  'choice.missed': { one: 'One right option is not ticked.', other: '{count} right options are not ticked.' },
  'choice.extra': { one: 'One ticked option is not right.', other: '{count} ticked options are not right.' },
};
