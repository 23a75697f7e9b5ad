import type { Language } from '#domain/shared/language.ts';
import { localePath } from '#web/i18n/locales.ts';
import type { Tab } from '#web/server/account/read-moderation.ts';

/** Returns the URL of a desk tab, optionally with a queue item open. */
export function deskHref(locale: Language, tab: Tab | undefined, item?: string): string {
  const query = [tab && `kind=${tab}`, item && `item=${item}`].filter(Boolean).join('&');
  return `${localePath(locale, '/moderation')}${query && `?${query}`}`;
}
