import { type BoardHolders, type FirstPlace, listHolders } from '#data/queries/rankings/first-places.ts';
import type { Board } from '#domain/catalogue/boards/board.ts';
import type { Moment } from '#domain/rankings/filter.ts';
import type { Deps } from '#usecases/deps.ts';
import { recallPast } from '#usecases/rankings/totals/remember-past.ts';

type Asked = Moment & { readonly console: number };

/**
 * Returns every record on a board that was better than all earlier ones on a console, and the best record on each
 * console at the same instant. Omits the latter for a board with only one console.
 */
export async function getHolders(deps: Deps, { boardId, consoles }: Board, asked: Asked, now: Date): Promise<BoardHolders> {
  const { console, before } = asked;
  const until = before ?? asked.midnight;
  const { known, store } = await recallPast<FirstPlace[]>(deps, until, `first places of board ${boardId} on console ${console}`);
  const holders = await listHolders(deps.db, {
    boardId,
    console,
    before,
    now,
    known: known && { firsts: known, until },
    consoles: consoles.length > 1 ? consoles : [],
  });
  if (!known) store(holders.firstPlaces.filter(({ postedAt }) => postedAt < until).map(({ recordId, rankKey }) => ({ recordId, rankKey })));
  return holders;
}
