// Generated from content/locales by `npm run content:build`. Do not edit.
export const LOADS = {
  en: [() => import('#content/locales/en/search.json', { with: { type: 'json' } })],
  ja: [() => import('#content/locales/ja/search.json', { with: { type: 'json' } })],
};
