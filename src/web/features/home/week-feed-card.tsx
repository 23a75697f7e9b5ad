import { FoldedRow, isImproved } from '#web/features/home/feed/folded-row.tsx';
import { StoryRow } from '#web/features/home/feed/story-row.tsx';
import { localePath } from '#web/i18n/locales.ts';
import { translate } from '#web/i18n/translate.ts';
import type { Home } from '#web/server/site/read-home.ts';
import { ChevronDown, Info } from '#web/ui/media/icons.tsx';
import type { HomeWords } from './home-words.ts';
import { MoreLink } from './more-link.tsx';
import styles from './week-feed-card.module.css';

const MOST_FOLDED = 12; // The page of new records lists them all.

/** Tells the week: the heaviest stories, and every other record under a fold that works without JavaScript. */
export function WeekFeedCard({ stories, words }: { stories: Home['stories']; words: HomeWords }) {
  const { locale } = words;
  const t = translate(locale, 'home.feed');
  const { feed, quiet } = stories;
  const leading = feed.stories.length + feed.folded.length > 0 ? feed.stories : quiet;
  const folded = feed.folded.filter((item) => 'record' in item);
  const players = new Set(folded.map(({ record }) => record.handle)).size;
  const shown = folded.slice(0, MOST_FOLDED);
  return (
    <section className={`card ${styles.feed}`} aria-labelledby="week">
      <header>
        <h2 id="week">{t('heading')}</h2>
        <MoreLink href={localePath(locale, '/records')}>{t('all')}</MoreLink>
      </header>
      {leading === quiet && <p className={styles.empty}>{t('empty')}</p>}
      <ul className={styles.rows}>
        {leading.map((item) => (
          <StoryRow
            key={item.subject}
            item={item}
            beaten={'record' in item ? stories.beaten.get(item.record.recordId) : undefined}
            words={words}
          />
        ))}
      </ul>
      {shown.length > 0 && (
        <details className={styles.fold}>
          <summary>
            <ChevronDown data-icon="s" aria-hidden />
            <span>{t.rich('more', { count: folded.length, players, b: (text) => <b>{text}</b> })}</span>
          </summary>
          <ul className={styles.rows}>
            {shown.map((item) => (
              <FoldedRow key={item.subject} record={item.record} improved={stories.improved.get(item.record.recordId)} words={words} />
            ))}
          </ul>
          {shown.length < folded.length && (
            <p className={styles.rest}>
              <MoreLink href={localePath(locale, '/records')}>{t('all')}</MoreLink>
            </p>
          )}
          {shown.some(({ record }) => isImproved(record)) && (
            <p className={styles.meaning}>
              <Info data-icon="s" aria-hidden />
              {t('meaning')}
            </p>
          )}
        </details>
      )}
    </section>
  );
}
