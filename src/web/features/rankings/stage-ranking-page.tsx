import { getTranslations } from 'next-intl/server';
import type { Locale } from '#web/i18n/locales.ts';
import { localePath } from '#web/i18n/locales.ts';
import { readCatalogue } from '#web/server/catalogue.ts';
import type { StageRanking } from '#web/server/read-stage-ranking.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { stageHref } from './filter-href.ts';
import { RankingFilters } from './ranking-filters.tsx';
import { rankingLabels } from './ranking-labels.ts';
import { RankingPages } from './ranking-pages.tsx';
import { RankingTable } from './ranking-table.tsx';
import { rankingTuples } from './ranking-tuples.ts';
import { RecordBanner } from './record-banner.tsx';
import { StageHead } from './stage-head.tsx';
import styles from './stage-ranking-page.module.css';

type Props = { ranking: StageRanking; locale: Locale };

/** One stage's ranking: where it lies, its record, the filters, and every player's place. */
export async function StageRankingPage({ ranking, locale }: Props) {
  const [t, catalogue] = await Promise.all([getTranslations('rankings'), readCatalogue()]);
  const labels = await rankingLabels(catalogue, ranking, locale);

  return (
    <>
      <StageHead catalogue={catalogue} ranking={ranking} locale={locale} />
      <main id="main" className="wrap">
        <RecordBanner ranking={ranking} labels={labels} />
        <RankingFilters catalogue={catalogue} ranking={ranking} locale={locale} />
        {ranking.rows.length > 0 ? (
          <>
            <section className={`card ${styles.card}`}>
              <RankingTable rows={rankingTuples(catalogue, ranking)} labels={labels} seriesId={ranking.board.seriesId} />
            </section>
            <p className={styles.note}>{t('table.tieOrder')}</p>
            <RankingPages ranking={ranking} locale={locale} />
          </>
        ) : (
          <section className="card">
            <EmptyState
              title={t('empty.heading')}
              action={<ButtonLink href={localePath(locale, stageHref(ranking, { console: 0, page: 1 }))}>{t('empty.clear')}</ButtonLink>}
            >
              {t('empty.text')}
            </EmptyState>
          </section>
        )}
      </main>
    </>
  );
}
