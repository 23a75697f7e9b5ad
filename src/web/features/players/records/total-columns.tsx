import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { totalRoute } from '#domain/catalogue/routes.ts';
import type { RankingFilter } from '#domain/rankings/filter.ts';
import { formatRank } from '#domain/rankings/ranks.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { formatScore } from '#domain/shared/score.ts';
import { sharedFilter, underFilter } from '#web/features/players/player-hrefs.ts';
import { localePath } from '#web/i18n/locales.ts';
import type { PlayerPage } from '#web/server/rankings/read-players.ts';
import { Link } from '#web/ui/nav/link.tsx';
import { RankPlate } from '#web/ui/player/rank-plate.tsx';
import type { Column } from '#web/ui/table/column.ts';

type Line = PlayerPage['totals'][number];
type Context = { readonly catalogue: Catalogue; readonly filter: RankingFilter; readonly locale: Language };
type TotalColumn = Column<'total' | 'rank' | 'points' | 'score' | 'boards', Line, Context>;

/** The columns of the list of a player's places in totals. */
export const TOTAL_COLUMNS: readonly TotalColumn[] = [
  {
    key: 'total',
    phone: 'name',
    isRowHead: true,
    cell: ({ totalId }, { catalogue, filter, locale }) => (
      <Link href={underFilter(localePath(locale, totalRoute(totalId)), sharedFilter(filter))}>
        {inLanguage(catalogue.totals.get(totalId)?.name, locale)}
      </Link>
    ),
  },
  { key: 'rank', phone: 'rank', cell: ({ rank, shared }) => <RankPlate place={rank} text={formatRank(rank, shared)} /> },
  { key: 'points', phone: 'value', cell: ({ points }) => formatScore(points) },
  { key: 'score', phone: 'line2', cell: ({ score }) => formatScore(score) },
  { key: 'boards', phone: 'line2', cell: ({ boardsPlayed, boards }) => `${boardsPlayed}/${boards}` },
];
