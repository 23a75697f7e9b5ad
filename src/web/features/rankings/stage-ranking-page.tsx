import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { Locale } from '#web/i18n/locales.ts';
import { readCatalogue } from '#web/server/catalogue.ts';
import type { StageRanking } from '#web/server/read-stage-ranking.ts';
import { seriesToken } from '#web/ui/series-token.ts';
import { NoRecords } from './no-records.tsx';
import { RankingFilters } from './ranking-filters.tsx';
import { rankingLabels } from './ranking-labels.ts';
import { RankingPages } from './ranking-pages.tsx';
import { RankingTable } from './ranking-table.tsx';
import { rankingTuples } from './ranking-tuples.ts';
import { RecordBanner } from './record-banner.tsx';
import { StageHead } from './stage-head.tsx';
import styles from './stage-ranking-page.module.css';

type Props = { ranking: StageRanking; locale: Locale; action: ReactNode };

/** One stage's ranking: where it lies, its record, the filters, and every player's place. */
export async function StageRankingPage({ ranking, locale, action }: Props) {
  const [t, catalogue] = await Promise.all([getTranslations('rankings'), readCatalogue()]);
  const labels = await rankingLabels(catalogue, ranking, locale);

  return (
    <main id="main">
      <StageHead catalogue={catalogue} ranking={ranking} locale={locale} />
      <div className="wrap">
        <RecordBanner ranking={ranking} labels={labels} />
        <div className={styles.tools}>
          <RankingFilters catalogue={catalogue} ranking={ranking} locale={locale} />
          {action}
        </div>
        {ranking.rows.length > 0 ? (
          <>
            <section className={`card ${styles.card}`}>
              <RankingTable rows={rankingTuples(catalogue, ranking)} labels={labels} seriesToken={seriesToken(ranking.board.seriesId)} />
            </section>
            <p className={styles.note}>{t('table.tieOrder')}</p>
            <RankingPages ranking={ranking} locale={locale} />
          </>
        ) : (
          <section className="card">
            <NoRecords ranking={ranking} locale={locale} />
          </section>
        )}
      </div>
    </main>
  );
}
