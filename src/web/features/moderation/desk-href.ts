import { type Locale, localePath } from '#web/i18n/locales.ts';
import type { Tab } from '#web/server/account/read-moderation.ts';

/** Returns the URL of a desk tab, optionally with a queue item open. */
export function deskHref(locale: Locale, tab: Tab | undefined, item?: string): string {
  const query = [tab && `kind=${tab}`, item && `item=${item}`].filter(Boolean).join('&');
  return `${localePath(locale, '/moderation')}${query && `?${query}`}`;
}
