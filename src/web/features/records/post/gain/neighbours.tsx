import { gapBetween, shownOfRankKey } from '#domain/records/rank-key.ts';
import { formatGap, formatShown } from '#domain/records/shown-value.ts';
import type { PostContext } from '#web/features/records/post/post-context.ts';
import type { PreviewJson } from '#web/server/answer/response-types.ts';
import styles from './neighbours.module.css';

/** Lists the players directly above and below the previewed rank, on phones only. */
export function Neighbours({ context, preview }: { context: PostContext; preview: PreviewJson | undefined }) {
  const { board, words } = context;
  if (!preview?.improves) return null;
  const { above, below } = preview.neighbours;
  const rows = [above, below].filter((neighbour) => neighbour !== null);
  if (rows.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={words.gain.nearby}>
      {rows.map((neighbour) => (
        <li key={neighbour.userId}>
          <span>
            {neighbour.isShared && '='}
            {neighbour.rank}
          </span>
          <b>{neighbour.name ?? words.anonymous}</b>
          <span>{formatShown(shownOfRankKey(board, neighbour.rankKey))}</span>
          <span className={neighbour === above ? styles.above : undefined}>
            {formatGap(gapBetween(board, neighbour.rankKey, preview.rankKey))}
          </span>
        </li>
      ))}
    </ul>
  );
}
