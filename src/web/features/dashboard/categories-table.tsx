import { totalRoute } from '#domain/catalogue/routes.ts';
import type { Total } from '#domain/catalogue/rows.ts';
import { formatDuration } from '#domain/shared/duration.ts';
import { inLanguage } from '#domain/shared/language.ts';
import { formatScore, formatSum } from '#domain/shared/score.ts';
import { localePath } from '#web/i18n/locales.ts';
import { translate } from '#web/i18n/translate.ts';
import { ShareBar } from '#web/ui/charts/bars/share-bar.tsx';
import { Link } from '#web/ui/nav/link.tsx';
import { seriesToken } from '#web/ui/player/series-token.ts';
import { PlainTable } from '#web/ui/table/plain-table.tsx';
import styles from './categories-table.module.css';
import type { Parts } from './parts.ts';

type Line = NonNullable<Parts['dashboard']['categories'][number]['line']>;

/** Formats the value by which a total is ordered. */
const SUMS: Record<Total['orderBy'], (line: Line) => string> = {
  points: ({ points }) => formatScore(points),
  score: ({ score }) => formatSum(score),
  boardsThenTime: ({ elapsedMs }) => formatDuration(elapsedMs ?? 0),
};

/** Lists every category with the player's rank, sum, number of records and board coverage. */
export function CategoriesTable({ catalogue, dashboard, locale }: Parts) {
  const t = translate(locale, 'dashboard');
  return (
    <>
      <h2 className={styles.heading}>{t('categories.title')}</h2>
      <PlainTable
        caption={t('categories.title')}
        columns={[
          { label: t('categories.category') },
          { label: t('categories.rank'), width: 'rank' },
          { label: t('categories.total'), isNumeric: true, phone: 'value' },
          { label: t('categories.posts'), isNumeric: true },
          { label: t('categories.boards'), isNumeric: true },
          { label: t('categories.coverage'), phone: 'hidden' }, // The column before it has the same numbers.
        ]}
        rows={dashboard.categories.map(({ totalId, line, boards, posts }) => {
          const total = catalogue.totals.get(totalId);
          const played = line?.boardsPlayed ?? 0;
          return {
            key: totalId,
            cells: [
              <Link key="total" href={localePath(locale, totalRoute(totalId))}>
                {inLanguage(total?.name, locale)}
              </Link>,
              line ? <b key="rank">{t('place', { rank: line.rank, shared: String(line.shared) })}</b> : t('none'),
              total && line ? SUMS[total.orderBy](line) : t('none'),
              formatScore(posts),
              t('coverage.of', { played, all: boards }),
              <ShareBar key="bar" value={played} whole={boards} colour={`var(--planet-${seriesToken(total?.series ?? 0)})`} />,
            ],
          };
        })}
      />
    </>
  );
}
