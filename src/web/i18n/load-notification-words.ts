import type { Locale } from './locales.ts';
import type { Messages } from './messages.ts';

const FILES = {
  en: () => import('#content/locales/en/notifications.json', { with: { type: 'json' } }),
  ja: () => import('#content/locales/ja/notifications.json', { with: { type: 'json' } }),
};

/** The words of notices, fetched by a browser that needs them: most readers have none, and no page should carry them. */
export const loadNotificationWords = async (locale: Locale): Promise<Messages['notifications']> => (await FILES[locale]()).default;
