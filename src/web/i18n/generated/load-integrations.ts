// Generated from content/locales by `npm run content:build`. Do not edit.
export const LOADS = {
  en: [() => import('#content/locales/en/integrations.json', { with: { type: 'json' } })],
  ja: [() => import('#content/locales/ja/integrations.json', { with: { type: 'json' } })],
};
