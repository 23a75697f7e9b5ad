import { listRivalLines } from '#data/queries/rivals.ts';
import { pickRivals, type Rival, type RivalLine, SIMILAR_WITHIN } from '#domain/rankings/rivals.ts';
import type { Deps } from '#usecases/deps.ts';

export type Rivals = {
  readonly own: RivalLine | undefined; // undefined for nobody's number; its position is null for who is not in total 1
  readonly rivals: readonly Rival[]; // in the order of total 1
};

/** Who a player's rivals are, on every page alike: neighbours in the saved total 1, the most similar player near, and the chosen. */
export async function getRivals({ db }: Pick<Deps, 'db'>, userId: number): Promise<Rivals> {
  const lines = await listRivalLines(db, userId, SIMILAR_WITHIN);
  return { own: lines.find((line) => line.userId === userId), rivals: pickRivals(lines, userId) };
}
