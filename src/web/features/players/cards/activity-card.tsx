import { postsByMonth } from '#domain/rankings/totals/posts-by-month.ts';
import type { Language } from '#domain/shared/language.ts';
import { formatScore } from '#domain/shared/score.ts';
import { translate } from '#web/i18n/translate.ts';
import { STATIC_CHART } from '#web/markup/static-chart.tsx';
import type { PlayerPage } from '#web/server/rankings/read-players.ts';
import { StemChart } from '#web/ui/charts/lines/stem-chart.tsx';
import { monthLabel } from '#web/ui/charts/month-label.ts';
import styles from './cards.module.css';

const MONTHS = 24;
const WIDEST = 546; // px, the inside of the card on wide screens

/** Returns whether the player posted in the months of the chart. Without a post, a chart of zeros would say nothing. */
export const hasActivity = (page: Pick<PlayerPage, 'days' | 'day'>): boolean =>
  postsByMonth(page.days, page.day, MONTHS).some(({ posts }) => posts > 0);

/** Charts the number of records that the player posted in each recent month. */
export function ActivityCard({ page, locale }: { page: PlayerPage; locale: Language }) {
  const [t, chart] = [translate(locale, 'players.activity'), translate(locale, 'charts')];
  const months = postsByMonth(page.days, page.day, MONTHS);
  const shown = months.reduce((sum, { posts }) => sum + posts, 0);
  const all = page.days.reduce((sum, { posts }) => sum + posts, 0);
  return (
    <section className={`card ${styles.card}`} aria-labelledby="activity">
      <h2 id="activity">{t('heading')}</h2>
      <StemChart
        parts={STATIC_CHART}
        words={{
          sentence: t('sentence', { months: months.length, posts: formatScore(shown) }),
          heads: [t('month'), t('posts')],
          labels: { keys: chart('keys'), numbers: chart('numbers') },
        }}
        points={months.map(({ month, posts }) => {
          const text = formatScore(posts);
          return { label: monthLabel(month, locale), value: posts, text, cells: [month.replace('-', '/'), text] };
        })}
        colour="var(--accent)"
        widest={WIDEST}
      />
      <p className={styles.note}>
        {t(shown === all ? 'noteAll' : 'note', { months: months.length, posts: formatScore(shown), all: formatScore(all) })}
      </p>
    </section>
  );
}
