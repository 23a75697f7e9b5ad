import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { playerRoute } from '#domain/catalogue/routes.ts';
import { formatRank } from '#domain/rankings/ranks.ts';
import { formatScore } from '#domain/shared/score.ts';
import { type Locale, localePath } from '#web/i18n/locales.ts';
import type { TotalRow } from '#web/server/read-rankings.ts';
import { PlainTable } from '#web/ui/plain-table.tsx';
import { PlayerName } from '#web/ui/player-name.tsx';
import { RankPlate } from '#web/ui/rank-plate.tsx';

/** A line of a total, as far as this table shows it. */
type Standing = Pick<TotalRow, 'userId' | 'handle' | 'name' | 'rankClass' | 'rank' | 'shared' | 'points' | 'score' | 'boardsPlayed'>;
type Props = { catalogue: Catalogue; caption: string; boards: number; rows: readonly Standing[]; locale: Locale };

/** Lines of a total: place, player, points, score and boards. */
export async function StandingTable({ catalogue, caption, boards, rows, locale }: Props) {
  const t = await getTranslations('pages');
  const classes = Object.fromEntries([...catalogue.rankClasses.values()].map(({ id, name }) => [id, name[locale]]));
  const labels = { anonymous: t('anonymous'), classes };
  return (
    <PlainTable
      caption={caption}
      columns={[
        { label: t('columns.rank') },
        { label: t('columns.player') },
        { label: t('columns.points'), figure: true },
        { label: t('columns.score'), figure: true },
        { label: t('columns.boards'), figure: true },
      ]}
      rows={rows.map((row) => ({
        key: row.userId,
        cells: [
          <RankPlate key="rank" place={row.rank} text={formatRank(row.rank, row.shared)} />,
          <Link key="player" href={localePath(locale, playerRoute(row.handle))} prefetch={false}>
            <PlayerName handle={row.handle} name={row.name} rankClass={row.rankClass} labels={labels} />
          </Link>,
          formatScore(row.points),
          formatScore(row.score),
          t('boards', { played: row.boardsPlayed, all: boards }),
        ],
      }))}
    />
  );
}
