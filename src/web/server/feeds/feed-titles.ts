import type { SiteFeed } from '#domain/feeds/feeds.ts';
import type { Language } from '#domain/shared/language.ts';
import { messagesOf } from '#web/i18n/messages.ts';

/** Returns the title of a feed, which is the title of the page that it follows. */
export function feedTitle(of: SiteFeed, locale: Language): string {
  const { pages, keywords } = messagesOf(locale);
  return {
    records: pages.records.title,
    news: pages.information.title,
    events: pages.limited.title,
    log: pages.log.title,
    keywords: keywords.list.title,
  }[of];
}
