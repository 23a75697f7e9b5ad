import { listPlayerNames, type PlayerName } from '#data/queries/accounts/players.ts';
import { findResult, listAmendments } from '#data/queries/events/event-results.ts';
import type { LimitedEvent } from '#domain/catalogue/rows.ts';
import { readResult } from '#domain/events/result/event-result.ts';
import type { EventPlayer, EventTeam } from '#domain/events/result/standings.ts';
import { windowAt } from '#domain/events/window.ts';
import type { Deps } from '#usecases/deps.ts';

const PODIUM = 3;
const MOST_SEARCHED = 5; // Ended events that are searched for one with a result.

/** The last event with a result: its teams by rank and the first three players. */
export type LastEvent = {
  readonly event: LimitedEvent;
  readonly teams: readonly EventTeam[];
  readonly players: readonly (EventPlayer & PlayerName)[];
};

/** Returns the newest ended event whose result is final, or undefined when there is none. */
export async function getLastEvent({ db, catalogue }: Deps, now: Date): Promise<LastEvent | undefined> {
  const { events } = await catalogue();
  const ended = [...events.values()].filter((event) => windowAt(event, now) === 'over');
  const newest = ended.sort((a, b) => Date.parse(b.endsAt) - Date.parse(a.endsAt) || b.id - a.id).slice(0, MOST_SEARCHED);
  for (const event of newest) {
    const original = await findResult(db, event.id);
    if (!original) continue;
    const { standings } = readResult(((await listAmendments(db, event.id)).at(-1) ?? original).content);
    const players = standings.players.filter(({ points }) => points > 0).slice(0, PODIUM);
    const names = await listPlayerNames(
      db,
      players.map(({ userId }) => userId),
    );
    return {
      event,
      teams: standings.teams.filter(({ points }) => points > 0),
      players: players.flatMap((player) => {
        const name = names.get(player.userId);
        return name ? [{ ...player, ...name }] : [];
      }),
    };
  }
  return undefined;
}
