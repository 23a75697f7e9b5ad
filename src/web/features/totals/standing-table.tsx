import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { playerRoute } from '#domain/catalogue/routes.ts';
import type { Total } from '#domain/catalogue/rows.ts';
import { formatRank } from '#domain/rankings/ranks.ts';
import { formatDuration } from '#domain/shared/duration.ts';
import { formatScore } from '#domain/shared/score.ts';
import { type Locale, localePath } from '#web/i18n/locales.ts';
import type { TotalRow } from '#web/server/read-rankings.ts';
import { PlainTable } from '#web/ui/plain-table.tsx';
import { PlayerName } from '#web/ui/player-name.tsx';
import { RankPlate } from '#web/ui/rank-plate.tsx';

/** A line of a total, as far as this table shows it. */
type Standing = Omit<TotalRow, 'newestAt' | 'seriesPoints'>;
type Props = { catalogue: Catalogue; total: Total; caption: string; boards: number; rows: readonly Standing[]; locale: Locale };

// What a total is ordered by comes first: a phone shows little more.
const FIGURES = {
  points: ['points', 'score', 'boards'],
  score: ['score', 'points', 'boards'],
  boardsThenTime: ['boards', 'time', 'points'],
} as const;

/** Lines of a total: place, player and figures. */
export async function StandingTable({ catalogue, total, caption, boards, rows, locale }: Props) {
  const t = await getTranslations('pages');
  const classes = Object.fromEntries([...catalogue.rankClasses.values()].map(({ id, name }) => [id, name[locale]]));
  const labels = { anonymous: t('anonymous'), classes };
  const figures = FIGURES[total.orderBy];
  const written = (row: Standing) => ({
    points: formatScore(row.points),
    score: formatScore(row.score),
    boards: t('boards', { played: row.boardsPlayed, all: boards }),
    time: row.elapsedMs === null ? '' : formatDuration(row.elapsedMs),
  });
  return (
    <PlainTable
      caption={caption}
      columns={[
        { label: t('columns.rank'), width: 'rank' },
        { label: t('columns.player') },
        ...figures.map((figure) => ({ label: t(`columns.${figure}`), figure: true })),
      ]}
      rows={rows.map((row) => ({
        key: row.userId,
        cells: [
          <RankPlate key="rank" place={row.rank} text={formatRank(row.rank, row.shared)} />,
          <Link key="player" href={localePath(locale, playerRoute(row.handle))} prefetch={false}>
            <PlayerName handle={row.handle} name={row.name} rankClass={row.rankClass} labels={labels} />
          </Link>,
          ...figures.map((figure) => written(row)[figure]),
        ],
      }))}
    />
  );
}
