import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { totalRoute } from '#domain/catalogue/routes.ts';
import { totalBoards } from '#domain/catalogue/total-boards.ts';
import { formatRank } from '#domain/rankings/ranks.ts';
import { formatScore } from '#domain/shared/score.ts';
import { type Locale, localePath } from '#web/i18n/locales.ts';
import type { PlayerPage as ShownPlayer } from '#web/server/read-rankings.ts';
import { PlainTable } from '#web/ui/plain-table.tsx';
import { CLASS_KEYS } from '#web/ui/player-name.tsx';
import { RankClassBadge } from '#web/ui/rank-class-badge.tsx';
import { RankPlate } from '#web/ui/rank-plate.tsx';
import { ScapePage } from '#web/ui/scape-page.tsx';

type Props = { catalogue: Catalogue; shown: ShownPlayer; locale: Locale };

/** A player: name, class, and the place in every total. */
export async function PlayerPage({ catalogue, shown, locale }: Props) {
  const t = await getTranslations('pages');
  const { player, rankClass, totals } = shown;
  const classKey = rankClass === null ? undefined : CLASS_KEYS[rankClass];
  const className = rankClass === null ? undefined : catalogue.rankClasses.get(rankClass)?.name[locale];
  return (
    <ScapePage
      seed={player.userId}
      seriesToken={0}
      over={player.handle}
      title={player.name ?? t('anonymous')}
      lead={classKey && className && <RankClassBadge classKey={classKey} label={className} />}
    >
      {player.closed && <p>{t('player.closed')}</p>}
      {totals.length === 0 && <p>{t('player.none')}</p>}
      {totals.length > 0 && (
        <>
          <h2>{t('player.totals')}</h2>
          <PlainTable
            caption={t('player.totals')}
            columns={[
              { label: t('columns.total') },
              { label: t('columns.rank'), width: 'rank' },
              { label: t('columns.points'), figure: true },
              { label: t('columns.score'), figure: true },
              { label: t('columns.boards'), figure: true },
            ]}
            rows={totals.map(({ totalId, rank, shared, points, score, boardsPlayed }) => ({
              key: totalId,
              cells: [
                <Link key="total" href={localePath(locale, totalRoute(totalId))} prefetch={false}>
                  {catalogue.totals.get(totalId)?.name[locale]}
                </Link>,
                <RankPlate key="rank" place={rank} text={formatRank(rank, shared)} />,
                formatScore(points),
                formatScore(score),
                t('boards', { played: boardsPlayed, all: totalBoards(catalogue, totalId).length }),
              ],
            }))}
          />
        </>
      )}
    </ScapePage>
  );
}
