// Generated from content/locales by `npm run content:build`. Do not edit.
export const LOADS = {
  en: [() => import('#content/locales/en/second-factor.json', { with: { type: 'json' } })],
  ja: [() => import('#content/locales/ja/second-factor.json', { with: { type: 'json' } })],
};
