import type { Locale } from './locales.ts';
import type { Messages } from './messages.ts';

const FILES = {
  en: () => import('#content/locales/en/notifications.json', { with: { type: 'json' } }),
  ja: () => import('#content/locales/ja/notifications.json', { with: { type: 'json' } }),
};

/** Loads the notification texts on demand. Pages do not include them because most readers have no notifications. */
export const loadNotificationWords = async (locale: Locale): Promise<Messages['notifications']> => (await FILES[locale]()).default;
