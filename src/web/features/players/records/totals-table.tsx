import Link from 'next/link';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { totalRoute } from '#domain/catalogue/routes.ts';
import { formatRank } from '#domain/rankings/ranks.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { formatScore } from '#domain/shared/score.ts';
import { underFilter } from '#web/features/players/player-hrefs.ts';
import { localePath } from '#web/i18n/locales.ts';
import { translate } from '#web/i18n/translate.ts';
import type { PlayerPage } from '#web/server/rankings/read-players.ts';
import { RankPlate } from '#web/ui/player/rank-plate.tsx';
import { PlainTable } from '#web/ui/table/plain-table.tsx';

type Props = { catalogue: Catalogue; page: PlayerPage; locale: Language };

/** Lists the player's rank and sums in every total. */
export function TotalsTable({ catalogue, page, locale }: Props) {
  const t = translate(locale, 'players');
  const { rule: _rule, ...filter } = page.filter; // Totals have no rule filter.
  return (
    <PlainTable
      caption={t('totals.heading')}
      columns={[
        { label: t('totals.total') },
        { label: t('totals.rank') },
        { label: t('totals.points'), isNumeric: true },
        { label: t('totals.score'), isNumeric: true },
        { label: t('totals.boards'), isNumeric: true },
      ]}
      rows={page.totals.map(({ totalId, rank, shared, points, score, boardsPlayed, boards }) => ({
        key: totalId,
        cells: [
          <Link key="total" href={underFilter(localePath(locale, totalRoute(totalId)), filter)} prefetch={false}>
            {inLanguage(catalogue.totals.get(totalId)?.name, locale)}
          </Link>,
          <RankPlate key="rank" place={rank} text={formatRank(rank, shared)} />,
          formatScore(points),
          formatScore(score),
          t('of', { played: boardsPlayed, all: boards }),
        ],
      }))}
    />
  );
}
