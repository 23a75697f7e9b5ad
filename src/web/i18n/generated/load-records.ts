// Generated from content/locales by `npm run content:build`. Do not edit.
export const LOADS = {
  en: [() => import('#content/locales/en/records.json', { with: { type: 'json' } })],
  ja: [() => import('#content/locales/ja/records.json', { with: { type: 'json' } })],
};
