import { type BoardHolders, listFirstsBefore, listHolders } from '#data/queries/first-places.ts';
import type { Board } from '#domain/catalogue/board.ts';
import type { Moment } from '#domain/rankings/filter.ts';
import type { Deps } from '#usecases/deps.ts';
import { rememberPast } from './remember-past.ts';

type Asked = Moment & { readonly console: number };

/**
 * Every record of a board that was strictly better than all before it under a console, and the best of each console at the same
 * instant. A board that is played on one console has no leaders beside its ranking.
 */
export async function getHolders(deps: Deps, { boardId, consoles }: Board, asked: Asked, now: Date): Promise<BoardHolders> {
  const { console, before } = asked;
  const until = before ?? asked.midnight;
  const known = await rememberPast(deps, until, `first places of board ${boardId} on console ${console}`, () =>
    listFirstsBefore(deps.db, { boardId, console }, until),
  );
  return listHolders(deps.db, { boardId, console, before, now, known, knownUntil: until, consoles: consoles.length > 1 ? consoles : [] });
}
