import { listFirstsBefore, listFirstsSince, listHeld } from '#data/queries/first-places.ts';
import type { HeldRecord } from '#data/queries/held-records.ts';
import type { Moment } from '#domain/rankings/filter.ts';
import type { Deps } from '#usecases/deps.ts';
import { rememberPast } from './remember-past.ts';

/** Every record that was strictly better than all before it, oldest first: a board's history of first places under a console. */
export async function getFirstPlaces(
  deps: Deps,
  boardId: number,
  asked: Moment & { readonly console: number },
  now: Date,
): Promise<HeldRecord[]> {
  const view = { boardId, console: asked.console };
  const until = asked.before ?? asked.midnight;
  const name = `first places of board ${boardId} on console ${asked.console}`;
  const known = await rememberPast(deps, until, name, () => listFirstsBefore(deps.db, view, until));
  const since = asked.before === null ? await listFirstsSince(deps.db, view, until, now, known.at(-1)?.rankKey) : [];
  return listHeld(
    deps.db,
    [...known, ...since].map((first) => first.recordId),
  );
}
