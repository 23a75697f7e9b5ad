import { totalRoute } from '#domain/catalogue/routes.ts';
import type { Total } from '#domain/catalogue/rows.ts';
import { formatDuration } from '#domain/shared/duration.ts';
import { inLanguage } from '#domain/shared/language.ts';
import { formatScore, formatSum } from '#domain/shared/score.ts';
import { localePath } from '#web/i18n/locales.ts';
import { translate } from '#web/i18n/translate.ts';
import { ShareBar } from '#web/ui/charts/bars/share-bar.tsx';
import { FoldHead } from '#web/ui/fold/fold-head.tsx';
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

/**
 * Lists every category with the player's rank, sum, number of records and board coverage: those with records first. Folded
 * on phones.
 */
export function CategoriesTable({ catalogue, dashboard, locale }: Parts) {
  const t = translate(locale, 'dashboard');
  return (
    <section className={styles.section} aria-labelledby="categories">
      <FoldHead label={t('categories.show')} isOpen={false}>
        <h2 id="categories">{t('categories.title')}</h2>
      </FoldHead>
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
        rows={dashboard.categories
          .toSorted((a, b) => Number(b.posts > 0) - Number(a.posts > 0))
          .map(({ totalId, line, boards, posts }) => {
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
                t('categories.of', { played, all: boards }),
                <ShareBar key="bar" value={played} whole={boards} colour={`var(--planet-${seriesToken(total?.series ?? 0)})`} />,
              ],
            };
          })}
      />
    </section>
  );
}
