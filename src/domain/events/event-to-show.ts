import type { LimitedEvent } from '#domain/catalogue/rows.ts';
import { windowAt } from './window.ts';

export type ShownEvent = { readonly event: LimitedEvent; readonly window: ReturnType<typeof windowAt> };

/**
 * Returns the event to promote: the running event that ends first, otherwise the next upcoming event, otherwise the
 * most recent one.
 */
export function eventToShow(events: Iterable<LimitedEvent>, now: Date): ShownEvent | undefined {
  const known = [...events].map((event) => ({ event, window: windowAt(event, now) }));
  const first = (window: ShownEvent['window'], at: (event: LimitedEvent) => number) =>
    known.filter((each) => each.window === window).sort((a, b) => at(a.event) - at(b.event) || a.event.id - b.event.id)[0];
  return (
    first('open', (event) => Date.parse(event.endsAt)) ??
    first('not-begun', (event) => Date.parse(event.startsAt)) ??
    first('over', (event) => -Date.parse(event.endsAt))
  );
}
