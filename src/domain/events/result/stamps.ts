import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import type { LimitedEvent } from '#domain/catalogue/rows.ts';
import { windowEnd } from '#domain/events/window.ts';

/** A player's participation in an event, by joining it or by being ranked in its result. */
export type Participation = {
  readonly code: number;
  readonly teamId: number | null;
  readonly closed: boolean; // The event's result is frozen.
  readonly rank: number | null; // Rank in the newest version of the result. Null when the player has no counted record.
  readonly shared: boolean | null;
  readonly players: number; // Number of ranked players.
};

export type StampPlace = { readonly rank: number; readonly shared: boolean; readonly players: number };

/** A player's stamp for an event: the place in the result, or the reason why there is none. */
export type Stamp = {
  readonly event: LimitedEvent;
  readonly teamId: number | null;
  readonly place: StampPlace | null;
  readonly without: 'hidden' | 'pending' | 'unranked' | null; // Why the stamp has no place. Null when it has one.
};

/**
 * Returns a player's stamps, newest event first. With a past date, only events that had started are included, and only
 * events that had ended have places.
 */
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
