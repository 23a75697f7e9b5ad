import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import type { LimitedEvent } from '#domain/catalogue/rows.ts';
import { windowEnd } from './window.ts';

/** That a player took part in an event: joined it, or stands in its result. */
export type Participation = {
  readonly code: number;
  readonly teamId: number | null;
  readonly closed: boolean; // its result is frozen
  readonly rank: number | null; // in the newest version of the result; null for who has no counted record
  readonly shared: boolean | null;
  readonly players: number; // who are ranked there
};

export type StampPlace = { readonly rank: number; readonly shared: boolean; readonly players: number };

/** What a player keeps of an event: the place when there is one, else why there is none. */
export type Stamp = {
  readonly event: LimitedEvent;
  readonly teamId: number | null;
  readonly place: StampPlace | null;
  readonly without: 'hidden' | 'pending' | 'unranked' | null; // null with a place
};

/** A player's stamps, newest event first; of a past day those of events that had begun, with the places of those that were over. */
export function stampsOf({ events }: Pick<Catalogue, 'events'>, taken: readonly Participation[], before: Date | null, now: Date): Stamp[] {
  const by = (at: string) => before === null || Date.parse(at) < before.getTime();
  const isHidden = (event: LimitedEvent) => event.blind && (before ?? now) < windowEnd(event);
  return taken
    .flatMap(({ code, teamId, closed, rank, shared, players }): Stamp[] => {
      const event = events.get(code);
      if (!event || !by(event.startsAt)) return [];
      if (!closed || !by(event.endsAt)) return [{ event, teamId, place: null, without: isHidden(event) ? 'hidden' : 'pending' }];
      if (rank === null) return [{ event, teamId, place: null, without: 'unranked' }];
      return [{ event, teamId, place: { rank, shared: shared === true, players }, without: null }];
    })
    .sort((a, b) => b.event.id - a.event.id);
}
