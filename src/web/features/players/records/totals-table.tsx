import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { totalRoute } from '#domain/catalogue/routes.ts';
import { formatRank } from '#domain/rankings/ranks.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { formatScore } from '#domain/shared/score.ts';
import fold from '#web/features/players/fold.module.css';
import { sharedFilter, underFilter } from '#web/features/players/player-hrefs.ts';
import styles from '#web/features/players/player-page.module.css';
import { localePath } from '#web/i18n/locales.ts';
import { translate } from '#web/i18n/translate.ts';
import { Static } from '#web/markup/static.tsx';
import type { PlayerPage } from '#web/server/rankings/read-players.ts';
import { ChevronDown } from '#web/ui/media/icons.tsx';
import { Link } from '#web/ui/nav/link.tsx';
import { RankPlate } from '#web/ui/player/rank-plate.tsx';
import { PlainTable } from '#web/ui/table/plain-table.tsx';

type Props = { catalogue: Catalogue; page: PlayerPage; locale: Language };

/** Lists the player's rank and sums in every total, on demand: the series cards show the most important ones. */
export function TotalsTable({ catalogue, page: { totals, filter }, locale }: Props) {
  const t = translate(locale, 'players');
  const heading = t('totals.heading', { count: totals.length });
  return (
    <Static as="section" aria-labelledby="totals">
      <details className={styles.totals}>
        <summary className={`card ${fold.head}`}>
          <h2 id="totals">{heading}</h2>
          <ChevronDown />
        </summary>
        <PlainTable
          caption={heading}
          columns={[
            { label: t('totals.total') },
            { label: t('totals.rank') },
            { label: t('totals.points'), isNumeric: true },
            { label: t('totals.score'), isNumeric: true },
            { label: t('totals.boards'), isNumeric: true },
          ]}
          rows={totals.map(({ totalId, rank, shared, points, score, boardsPlayed, boards }) => ({
            key: totalId,
            cells: [
              <Link key="total" href={underFilter(localePath(locale, totalRoute(totalId)), sharedFilter(filter))}>
                {inLanguage(catalogue.totals.get(totalId)?.name, locale)}
              </Link>,
              <RankPlate key="rank" place={rank} text={formatRank(rank, shared)} />,
              formatScore(points),
              formatScore(score),
              t('of', { played: boardsPlayed, all: boards }),
            ],
          }))}
        />
      </details>
    </Static>
  );
}
