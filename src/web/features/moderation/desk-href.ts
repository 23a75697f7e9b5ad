import { type Locale, localePath } from '#web/i18n/locales.ts';
import type { Tab } from '#web/server/read-moderation.ts';

/** Where the desk shows one thing, under one tab. */
export function deskHref(locale: Locale, tab: Tab | undefined, item?: string): string {
  const query = [tab && `kind=${tab}`, item && `item=${item}`].filter(Boolean).join('&');
  return `${localePath(locale, '/moderation')}${query && `?${query}`}`;
}
