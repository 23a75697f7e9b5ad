import { listRivalLines } from '#data/queries/rivals.ts';
import { pickRivals, type Rival, type RivalLine, SIMILAR_WITHIN } from '#domain/rankings/rivals.ts';
import type { Deps } from '#usecases/deps.ts';

export type Rivals = {
  readonly own: RivalLine | undefined; // undefined for an unknown user; its position is null when not in total 1
  readonly rivals: readonly Rival[]; // in the order of total 1
};

/** A player's rivals, the same on every page: neighbours in the saved total 1, the most similar player nearby, and the chosen. */
export async function getRivals({ db }: Pick<Deps, 'db'>, userId: number): Promise<Rivals> {
  const lines = await listRivalLines(db, userId, SIMILAR_WITHIN);
  return { own: lines.find((line) => line.userId === userId), rivals: pickRivals(lines, userId) };
}
