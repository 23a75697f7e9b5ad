// Generated from content/locales by `npm run content:build`. Do not edit.
import enFailure from '#content/locales/en/failure.json' with { type: 'json' };
import jaFailure from '#content/locales/ja/failure.json' with { type: 'json' };

export const OWN_FAILURE_WORDS = {
  en: {
    failure: enFailure,
  },
  ja: {
    failure: jaFailure,
  },
};
