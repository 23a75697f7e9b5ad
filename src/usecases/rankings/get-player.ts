import { findPlayer, type Player } from '#data/queries/players.ts';
import { listTotalsOfPlayer, type PlayerTotal } from '#data/queries/shown-totals.ts';
import type { Deps } from '#usecases/deps.ts';
import { readSnapshot } from '#usecases/read-snapshot.ts';

export type PlayerPage = {
  readonly player: Player;
  readonly rankClass: number | null; // null without points
  readonly totals: readonly PlayerTotal[]; // those the player is in
};

/** A player and their place in every saved total; undefined for a handle that nobody has. */
export async function getPlayer(deps: Deps, handle: string): Promise<PlayerPage | undefined> {
  return readSnapshot(deps, async ({ db }) => {
    const player = await findPlayer(db, handle);
    if (!player) return undefined;
    const totals = await listTotalsOfPlayer(db, player.userId);
    return { player, rankClass: totals.find((total) => total.rankClass !== null)?.rankClass ?? null, totals };
  });
}
