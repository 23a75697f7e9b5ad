import Link from 'next/link';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { EVENT_SERIES, SPEEDRUN_SERIES, STANDARD_RULE } from '#domain/catalogue/rows.ts';
import { formatFilter } from '#domain/rankings/filter.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { BoardGrids } from '#web/features/players/cards/board-grids.tsx';
import { boardGroups } from '#web/features/players/cards/board-groups.ts';
import { playerPath, underFilter } from '#web/features/players/player-hrefs.ts';
import styles from '#web/features/players/player-page.module.css';
import { translate } from '#web/i18n/translate.ts';
import type { PlayerPage } from '#web/server/rankings/read-players.ts';
import { HeatLegend } from '#web/ui/charts/chart-legend.tsx';
import { recordLabels } from './record-labels.ts';
import { recordTuple } from './record-tuples.ts';
import { RecordsTable } from './records-table.tsx';

const NEWEST = 8;

type Props = { catalogue: Catalogue; page: PlayerPage; locale: Language };

/** Lists the player's newest records, or all records under one rule, then every board by series and rule. */
export function PlayerRecords({ catalogue, page, locale }: Props) {
  const [t, labels] = [translate(locale, 'players'), recordLabels(page, locale)];
  const { rule, ...ruleless } = page.filter;
  const path = playerPath(locale, page.player.handle);
  const query = formatFilter(ruleless);
  const newest = page.standings.toSorted((a, b) => b.postedAt.getTime() - a.postedAt.getTime()).slice(0, NEWEST);
  const listed = rule === undefined ? newest : page.standings.filter(({ board }) => board.ruleId === rule);
  const heading = rule === undefined ? t('records.newest') : t('records.ofRule', { rule: ruleName(catalogue, rule, locale) });
  const groups = boardGroups(catalogue, page, locale).map((group) => {
    const { played, all, points, ruleId } = group;
    const summary = points === null ? t('boards.summaryTimes', { played, all }) : t('boards.summary', { played, all, points });
    return { ...group, summary, list: `${underFilter(path, { ...ruleless, rule: ruleId })}#records` };
  });
  return (
    <>
      <div className={styles.between} id="records">
        <h2 className={styles.heading}>{heading}</h2>
        {rule !== undefined && (
          <Link className="link" href={`${underFilter(path, ruleless)}#records`} prefetch={false}>
            {t('records.newest')}
          </Link>
        )}
      </div>
      <section className={`card ${styles.table}`}>
        {listed.length === 0 && <p>{t('records.none')}</p>}
        {listed.length > 0 && (
          <RecordsTable
            rows={listed.map((standing) => recordTuple(catalogue, standing, page.zone, locale))}
            caption={heading}
            labels={labels}
            locale={locale}
            query={query}
            hasRules={rule === undefined}
          />
        )}
      </section>
      <div className={styles.between}>
        <h2 className={styles.heading}>{t('boards.heading')}</h2>
        <HeatLegend first={t('boards.first')} none={t('boards.none')} />
      </div>
      <BoardGrids groups={groups} labels={{ none: t('boards.none'), open: t('boards.open') }} locale={locale} query={query} />
    </>
  );
}

// Events and speedruns share rule 0, so the list for that rule contains both.
const ruleName = (catalogue: Catalogue, rule: number, locale: Language) =>
  rule === STANDARD_RULE
    ? [EVENT_SERIES, SPEEDRUN_SERIES].map((id) => inLanguage(catalogue.series.get(id)?.name, locale)).join(' · ')
    : (inLanguage(catalogue.rules.get(rule)?.name, locale) ?? '');
