import { getTranslations } from 'next-intl/server';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import type { Locale } from '#web/i18n/locales.ts';
import type { PlayerPage } from '#web/server/read-players.ts';
import { HeatLegend } from '#web/ui/charts/heat-legend.tsx';
import { BoardGrids } from './board-grids.tsx';
import { boardGroups } from './board-groups.ts';
import styles from './player-page.module.css';
import { recordLabels } from './record-labels.ts';
import { recordTuple } from './record-tuples.ts';
import { RecordsTable } from './records-table.tsx';

const NEWEST = 8;

type Props = { catalogue: Catalogue; page: PlayerPage; locale: Locale; query: string };

/** The newest records with their figures, then every board by series and rule. */
export async function PlayerRecords({ catalogue, page, locale, query }: Props) {
  const [t, labels] = [await getTranslations('players'), await recordLabels(page)];
  const newest = page.standings.toSorted((a, b) => b.postedAt.getTime() - a.postedAt.getTime()).slice(0, NEWEST);
  const groups = boardGroups(catalogue, page, locale).map((group) => {
    const { played, all, points, title } = group;
    const summary = points === null ? t('boards.summaryTimes', { played, all }) : t('boards.summary', { played, all, points });
    return { ...group, summary, caption: t('boards.caption', { group: title }) };
  });
  return (
    <>
      <h2 className={styles.heading}>{t('records.newest')}</h2>
      <section className={`card ${styles.table}`}>
        <RecordsTable
          rows={newest.map((standing) => recordTuple(catalogue, standing, page.zone, locale))}
          caption={t('records.newest')}
          labels={labels}
          locale={locale}
          query={query}
          hasRules
        />
      </section>
      <div className={styles.between}>
        <h2 className={styles.heading}>{t('boards.heading')}</h2>
        <HeatLegend first={t('boards.first')} none={t('boards.none')} />
      </div>
      <BoardGrids groups={groups} labels={{ ...labels, none: t('boards.none'), open: t('boards.open') }} locale={locale} query={query} />
    </>
  );
}
