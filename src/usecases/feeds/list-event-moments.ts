import { listOpenings } from '#data/queries/events/events.ts';
import { readClock } from '#data/queries/site/server.ts';
import { EVENT_TYPES, type LimitedEvent } from '#domain/catalogue/rows.ts';
import { windowEnd } from '#domain/events/window.ts';
import { FEED_ENTRIES } from '#domain/feeds/feeds.ts';
import { listFiledEvents } from '#usecases/calendar/list-filed-events.ts';
import type { Deps } from '#usecases/deps.ts';
import { readSnapshot } from '#usecases/read-snapshot.ts';

/** Something that happened to an event: it was announced, it started or it ended. */
export type EventMoment = {
  readonly event: LimitedEvent;
  readonly what: 'announced' | 'started' | 'ended';
  readonly at: Date;
  readonly changedAt: Date; // `at`, or the time of a later change to the event
};

/** Returns what has happened to published events, newest first. */
export const listEventMoments = (deps: Deps): Promise<EventMoment[]> =>
  readSnapshot(deps, async (snapshot) => {
    const [now, openings] = [await readClock(snapshot.db), await listOpenings(snapshot.db)];
    const filed = await listFiledEvents(snapshot, { types: EVENT_TYPES });
    const moments = filed.flatMap(({ event, changedAt }) => {
      const happened = { announced: openings.get(event.id), started: new Date(event.startsAt), ended: windowEnd(event) };
      return (['announced', 'started', 'ended'] as const).flatMap((what): EventMoment[] => {
        const at = happened[what];
        return at && at <= now ? [{ event, what, at, changedAt: changedAt && changedAt > at ? changedAt : at }] : [];
      });
    });
    return moments.sort((a, b) => b.at.getTime() - a.at.getTime() || b.event.id - a.event.id).slice(0, FEED_ENTRIES);
  });
