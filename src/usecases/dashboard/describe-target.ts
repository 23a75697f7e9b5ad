import { listPlacesOfPlayer, UNFILTERED } from '#data/queries/rankings/places.ts';
import type { Target } from '#domain/advice/reach.ts';
import type { Deps } from '#usecases/deps.ts';
import { simulateDrafts } from '#usecases/rankings/stage/simulate-draft.ts';

/** A target with the reasons for it. */
export type ShownTarget = Target & {
  readonly points: { readonly before: number; readonly after: number };
  readonly levelWith: string | null; // name of a player who has this result already; null without a named one
  readonly best: { readonly rankKey: number; readonly postedAt: Date } | null; // the player's best on the board
};

/** Adds the reasons to a target, with the same simulation as the preview of a post. Must be called on a snapshot. */
export async function describeTarget(snapshot: Deps, userId: number, target: Target): Promise<ShownTarget> {
  const [simulated] = await simulateDrafts(snapshot, userId, [target]);
  const [best] = await listPlacesOfPlayer(snapshot.db, userId, UNFILTERED, target.board.boardId);
  const { points, neighbours } = simulated?.ok ? simulated.value : { points: { before: 0, after: target.gain }, neighbours: null };
  const beside = neighbours?.below;
  return {
    ...target,
    points: { before: points.before ?? 0, after: points.after ?? 0 },
    levelWith: beside?.rankKey === target.rankKey ? beside.player.name : null,
    best: best ? { rankKey: best.rankKey, postedAt: best.postedAt } : null,
  };
}
