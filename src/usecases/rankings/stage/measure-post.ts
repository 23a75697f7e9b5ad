import { readPresent } from '#data/queries/rankings/past.ts';
import type { Board } from '#domain/catalogue/boards/board.ts';
import { type ImaginedPost, standingsBefore } from '#domain/rankings/player/imagine-post.ts';
import { replaceInSums } from '#domain/rankings/totals/total-rows.ts';
import type { Deps } from '#usecases/deps.ts';
import { type Move, readTotals, simulatePost } from './simulate-draft.ts';

/** The effect of a saved post. `ties` is the number of other players with the same result. */
export type MeasuredPost = Move & { readonly ties: number };

/**
 * Returns the effect of a saved post that is the player's best, compared with the standings as they would be without it.
 * `earlier` is the player's best before the post. Must be called on a snapshot.
 */
export async function measurePost(
  snapshot: Deps,
  board: Board,
  post: ImaginedPost,
  earlier: ImaginedPost | undefined,
): Promise<MeasuredPost> {
  const totals = await readTotals(snapshot, [board], (await readPresent(snapshot.db)).now);
  const { boardId } = board;
  const standings = totals.standingsOf(boardId);
  const onBoard = standings.filter((standing) => standing.boardId === boardId);
  const elsewhere = standings.filter((standing) => standing.boardId !== boardId); // On the other boards of an event.
  const without = [...elsewhere, ...standingsBefore(onBoard, post.userId, earlier)];
  const [withPost, withoutPost] = [totals.bookOf(standings), totals.bookOf(without)];
  const tallies = totals.tallies.map((tally) => ({ ...tally, sums: replaceInSums(tally, withPost, withoutPost) }));
  const ties = onBoard.filter(({ rankKey, userId }) => rankKey === post.rankKey && userId !== post.userId).length;
  return { ...simulatePost({ ...totals, tallies, standingsOf: () => without }, board, post), ties };
}
