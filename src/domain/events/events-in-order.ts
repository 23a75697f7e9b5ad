import type { LimitedEvent } from '#domain/catalogue/rows.ts';
import type { WindowState } from './window.ts';

type Dated = { readonly event: Pick<LimitedEvent, 'id' | 'startsAt' | 'endsAt'>; readonly window: WindowState };

export type EventsInOrder<Each> = {
  readonly running: readonly Each[]; // Running events, ordered by their end.
  readonly coming: readonly Each[]; // Upcoming events, ordered by their start.
  // Past events by year, newest first.
  readonly archive: readonly { readonly year: number; readonly events: readonly Each[] }[];
};

/** Groups events into running, upcoming and past. Past events are grouped by the year of their code. */
export function eventsInOrder<Each extends Dated>(events: readonly Each[]): EventsInOrder<Each> {
  const of = (window: WindowState) => events.filter((each) => each.window === window);
  const by = (at: (each: Each) => number) => (a: Each, b: Each) => at(a) - at(b) || a.event.id - b.event.id;
  const past = of('over').toSorted((a, b) => b.event.id - a.event.id);
  return {
    running: of('open').toSorted(by(({ event }) => Date.parse(event.endsAt))),
    coming: of('not-begun').toSorted(by(({ event }) => Date.parse(event.startsAt))),
    archive: [...Map.groupBy(past, ({ event }) => yearOfCode(event.id))].map(([year, own]) => ({ year, events: own })),
  };
}

const yearOfCode = (code: number) => 2000 + Math.floor(code / 10_000);
