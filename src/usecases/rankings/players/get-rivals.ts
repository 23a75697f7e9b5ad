import { listRivalLines } from '#data/queries/accounts/rivals.ts';
import { pickRivals, type Rival, type RivalLine, SIMILAR_WITHIN } from '#domain/rankings/duels/rivals.ts';
import type { Deps } from '#usecases/deps.ts';

export type Rivals = {
  // Undefined for an unknown user; the position is null when the player is not in total 1.
  readonly own: RivalLine | undefined;
  readonly rivals: readonly Rival[]; // rivals in the order of total 1
};

/**
 * Returns a player's rivals: the neighbours in the saved total 1, the most similar player nearby, and the chosen
 * rivals. All pages use this list.
 */
export async function getRivals({ db }: Pick<Deps, 'db'>, userId: number): Promise<Rivals> {
  const lines = await listRivalLines(db, userId, SIMILAR_WITHIN);
  return { own: lines.find((line) => line.userId === userId), rivals: pickRivals(lines, userId) };
}
