import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { feedRoute } from '#domain/feeds/feeds.ts';
import type { Language } from '#domain/shared/language.ts';
import { dayWords } from '#web/i18n/day-heading.ts';
import { localePath } from '#web/i18n/locales.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { translate } from '#web/i18n/translate.ts';
import { Static } from '#web/markup/static.tsx';
import type { Feed } from '#web/server/site/read-feeds.ts';
import { siteZone } from '#web/server/site/site-settings.ts';
import { ButtonLink } from '#web/ui/form/button-link.tsx';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import shared from '#web/ui/page/shared.module.css';
import { ActiveCard } from './active-card.tsx';
import { FeedFilters } from './feed-filters.tsx';
import { FeedHead } from './feed-head.tsx';
import { feedHref } from './feed-href.ts';
import { feedLabels } from './feed-labels.ts';
import styles from './feed-page.module.css';
import { LiveLines } from './live-lines.tsx';
import { MostPostedCard } from './most-posted-card.tsx';
import { RecordLines } from './record-lines.tsx';
import { RisingCard } from './rising-card.tsx';

type Props = {
  list: 'records' | 'entries';
  feed: Feed;
  catalogue: Catalogue;
  locale: Language;
  // Set for lists with live updates. `after` is the id of the last event in the list.
  live?: { readonly after: number | undefined } | undefined;
};

/** Lists records by day, newest first, with trend cards beside them. */
export function FeedPage({ list, feed, catalogue, locale, live }: Props) {
  const t = translate(locale, 'feeds');
  const labels = { ...feedLabels(catalogue, locale), ...(list === 'entries' && { first: '' }) }; // Every entry is a first post.
  const lines = { labels, locale, byDay: dayWords(messagesOf(locale).feeds.day, locale, siteZone()) };
  const listed = (
    <Static as="div">
      <RecordLines {...lines} rows={feed.rows} />
      {feed.rows.length === 0 && (
        <EmptyState title={t('none.title')} action={<ButtonLink href={localePath(locale, `/${list}`)}>{t('none.action')}</ButtonLink>}>
          {t('none.text')}
        </EmptyState>
      )}
    </Static>
  );
  const [card, shown] = [{ catalogue, trends: feed.trends, locale }, 4];
  return (
    <main id="main" className="wrap">
      <Static as="div">
        <FeedHead page={list} locale={locale} />
        <FeedFilters list={list} filter={feed.filter} catalogue={catalogue} locale={locale} />
      </Static>
      <div className={`${shared.split} ${styles.split}`}>
        <div className={`card ${styles.feed}`}>
          {live ? (
            <LiveLines {...lines} {...live} words={messagesOf(locale).live} only={feed.filter}>
              {listed}
            </LiveLines>
          ) : (
            listed
          )}
          {feed.next && (
            <p className={styles.older}>
              <ButtonLink href={localePath(locale, feedHref(list, feed.filter, feed.next))} variant="line" size="wide">
                {t('older')}
              </ButtonLink>
            </p>
          )}
          {list === 'records' && (
            <p className={`${shared.muted} ${styles.file}`}>
              <a className="tap" href={localePath(locale, feedRoute({ of: 'records' }, 'atom'))}>
                {t('files.link')}
              </a>
            </p>
          )}
        </div>
        <aside className={styles.side} aria-label={t('side')}>
          <MostPostedCard {...card} />
          <Static as="div" className="contents">
            <RisingCard {...card} shown={shown} />
            <ActiveCard {...card} shown={shown} />
          </Static>
        </aside>
      </div>
    </main>
  );
}
