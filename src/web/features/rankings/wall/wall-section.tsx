import { formatRank } from '#domain/rankings/ranks.ts';
import { pickVideos } from '#domain/rankings/wall/pick-videos.ts';
import { shownOfRankKey } from '#domain/records/rank-key.ts';
import { formatShown } from '#domain/records/shown-value.ts';
import type { RankingLabels } from '#web/features/rankings/table/ranking-labels.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { Static } from '#web/markup/static.tsx';
import type { StageRanking } from '#web/server/rankings/read-stage-ranking.ts';
import styles from './wall.module.css';
import { WallHead } from './wall-head.tsx';
import { WallIsland } from './wall-island.tsx';
import { runWithVideo } from './wall-run.ts';
import { WallTile } from './wall-tile.tsx';

type Props = { ranking: Pick<StageRanking, 'board' | 'rows' | 'filter'>; labels: Pick<RankingLabels, 'locale' | 'anonymous'> };

/** Shows the best runs of a stage that have a video. Renders nothing without one, and on later pages of the ranking. */
export function WallSection({ ranking: { board, rows, filter }, labels: { locale, anonymous } }: Props) {
  const words = messagesOf(locale).race.wall;
  const runs = pickVideos(
    rows.flatMap(({ recordId, handle, name, rank, shared, rankKey, videoUrl }) =>
      runWithVideo({
        recordId,
        handle,
        name: name ?? anonymous,
        place: formatRank(rank, shared),
        value: formatShown(shownOfRankKey(board, rankKey)),
        videoUrl,
      }),
    ),
  );
  if (runs.length === 0 || filter.page > 1) return null;
  const canCompare = runs.filter(({ embed }) => embed).length > 1;
  return (
    <section className={styles.section} aria-label={words.title}>
      <WallIsland locale={locale}>
        <Static as="div">
          <WallHead words={words} canCompare={canCompare} chosen={0} />
          <ul className={styles.wall}>
            {runs.map((run) => (
              <WallTile key={run.recordId} run={run} words={words} isChosen={canCompare && run.embed ? false : undefined} />
            ))}
          </ul>
          <p className={styles.privacy}>{words.privacy}</p>
        </Static>
      </WallIsland>
    </section>
  );
}
