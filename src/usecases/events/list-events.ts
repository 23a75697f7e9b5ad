import { listPlayerNames, type PlayerName } from '#data/queries/accounts/players.ts';
import { countMembers } from '#data/queries/events/event-members.ts';
import { listWinners } from '#data/queries/events/event-results.ts';
import { listEvents as listStored } from '#data/queries/events/events.ts';
import { readClock } from '#data/queries/site/server.ts';
import type { LimitedEvent } from '#domain/catalogue/rows.ts';
import { type EventsInOrder, eventsInOrder } from '#domain/events/events-in-order.ts';
import { entryAt, type WindowState, windowAt } from '#domain/events/window.ts';
import type { Deps } from '#usecases/deps.ts';
import { readSnapshot } from '#usecases/read-snapshot.ts';
import { getLastEvent, type LastEvent } from './get-last-event.ts';

/** An event in the list of events, with its state, number of members and winners. */
export type ListedEvent = {
  readonly event: LimitedEvent;
  readonly window: WindowState;
  readonly entry: WindowState;
  readonly members: number;
  // Winning teams and players; null until the event is closed.
  readonly winners: { readonly teams: readonly number[]; readonly players: readonly PlayerName[] } | null;
};

export type EventList = EventsInOrder<ListedEvent> & { readonly last: LastEvent | undefined }; // the last event with a result

/** Returns every published event: running events, upcoming events, and past events by year. */
export function listEvents(deps: Deps): Promise<EventList> {
  return readSnapshot(deps, async (snapshot) => {
    const { db } = snapshot;
    const { events } = await snapshot.catalogue();
    const now = await readClock(db);
    const states = new Map((await listStored(db)).map(({ code, state }) => [code, state]));
    const members = await countMembers(db);
    const winners = new Map((await listWinners(db)).map((won) => [won.code, won]));
    const names = await listPlayerNames(
      db,
      [...winners.values()].flatMap(({ players }) => players),
    );
    const listed = [...events.values()].map((event) => {
      const won = winners.get(event.id);
      return {
        event,
        window: windowAt(event, now),
        entry: states.get(event.id) === 'open' ? entryAt(event, now) : ('over' as const),
        members: members.get(event.id) ?? 0,
        winners: won ? { teams: won.teams, players: won.players.flatMap((userId) => names.get(userId) ?? []) } : null,
      };
    });
    return { ...eventsInOrder(listed), last: await getLastEvent(snapshot, now) };
  });
}
