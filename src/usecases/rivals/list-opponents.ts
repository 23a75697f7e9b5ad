import { listOpponentRows, type OpponentRow } from '#data/queries/accounts/opponents.ts';
import { ALL_CONSOLES } from '#domain/rankings/filter.ts';
import { playedBoards } from '#domain/rankings/player/played-boards.ts';
import type { Session } from '#usecases/accounts/get-session.ts';
import type { Deps } from '#usecases/deps.ts';
import { getRivals } from '#usecases/rankings/players/get-rivals.ts';

/** Players whom a signed-in user may want to compare with, each in one list only. */
export type Opponents = {
  readonly me: OpponentRow | undefined;
  readonly rivals: readonly OpponentRow[]; // chosen by the user
  readonly close: readonly OpponentRow[]; // near the user in total 1
  readonly recent: readonly OpponentRow[]; // in the order of the given handles
};

/** Returns the signed-in user's opponents with the number of shared boards. Omits unknown and closed accounts. */
export async function listOpponents(
  deps: Deps,
  session: Pick<Session, 'userId' | 'handle'>,
  recent: readonly string[],
): Promise<Opponents> {
  const { rivals } = await getRivals(deps, session.userId);
  const [chosen, close] = [true, false].map((isChosen) =>
    rivals.filter(({ reasons }) => reasons.includes('chosen') === isChosen).map(({ handle }) => handle),
  ) as [string[], string[]];
  const listed = new Set([session.handle, ...chosen, ...close]);
  const others = recent.filter((handle) => !listed.has(handle));
  const boards = playedBoards(await deps.catalogue(), ALL_CONSOLES, () => true).map(({ boardId }) => boardId);
  const rows = await listOpponentRows(deps.db, session.userId, [...listed, ...others], boards);
  const byHandle = new Map(rows.map((row) => [row.userId, row]));
  const rowsOf = (handles: readonly string[]) => [...new Set(handles)].flatMap((handle) => byHandle.get(handle) ?? []);
  return { me: byHandle.get(session.handle), rivals: rowsOf(chosen), close: rowsOf(close), recent: rowsOf(others) };
}
