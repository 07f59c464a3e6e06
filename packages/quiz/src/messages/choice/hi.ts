import type { ChoiceMessages } from '../messages.ts';

export const hi: ChoiceMessages = {
  'choice.right': 'सही।',
  'choice.wrong': 'सही नहीं।',
  'choice.partly': 'कुछ हद तक सही।',
  'choice.unanswered-one': 'पहले कोई एक विकल्प चुनिए।',
  'choice.unanswered-several': 'पहले कम से कम एक विकल्प पर निशान लगाइए।',
  'choice.missed': {
    one: 'एक सही विकल्प पर निशान नहीं लगा है।',
    other: '{count} सही विकल्पों पर निशान नहीं लगा है।',
  },
  'choice.extra': {
    one: 'निशान लगे विकल्पों में से एक सही नहीं है।',
    other: 'निशान लगे विकल्पों में से {count} सही नहीं हैं।',
  },
};
