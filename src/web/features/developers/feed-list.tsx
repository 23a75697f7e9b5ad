import { FEEDS } from '#domain/feeds/feed-pages.ts';
import { FEED_FORMATS, type Feed, feedRoute } from '#domain/feeds/feeds.ts';
import type { Language } from '#domain/shared/language.ts';
import { fill } from '#web/i18n/fill.ts';
import { localePath } from '#web/i18n/locales.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import styles from './developers-page.module.css';

const STAGE: Feed = { of: 'stage', stageId: 201 };
const PLAYER: Feed = { of: 'user', handle: 'USER_ID' };

/** Lists the feeds of the site in all formats, and the addresses of those of one stage or player. */
export function FeedList({ locale }: { locale: Language }) {
  const { developers, shell } = messagesOf(locale);
  const { feeds: words } = developers;
  const pages: Readonly<Record<string, string>> = shell.pages;
  const of = [
    [words.stage, STAGE],
    [words.user, PLAYER],
  ] as const;
  return (
    <ul className={styles.feeds}>
      {FEEDS.map(({ feed, page }) => (
        <li key={page}>
          <span>{pages[page]}</span>
          {FEED_FORMATS.map((format) => (
            <a
              key={format}
              className="link tap"
              href={localePath(locale, feedRoute(feed, format))}
              aria-label={fill(words.formatOf, { feed: pages[page] ?? '', format: words[format] })}
            >
              {words[format]}
            </a>
          ))}
        </li>
      ))}
      {of.map(([name, feed]) => (
        <li key={name}>
          <span>{name}</span>
          <code translate="no">{localePath(locale, feedRoute(feed, 'atom'))}</code>
        </li>
      ))}
    </ul>
  );
}
