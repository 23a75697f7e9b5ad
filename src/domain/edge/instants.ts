import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import type { LimitedEvent } from '#domain/catalogue/rows.ts';
import { countReplayStops } from '#domain/events/result/replay.ts';
import { closingTime, windowEnd } from '#domain/events/window.ts';
import { dayOf } from '#domain/shared/date.ts';
import type { Change } from './changed-keys.ts';

/**
 * Returns the changes that time alone causes between two instants (the first exclusive, the last inclusive): new days,
 * months and years in the site's time zone, starts and ends of events and their entry periods, and new days and hours
 * in running events.
 */
export function changesBetween(catalogue: Catalogue, after: Date, until: Date, siteZone: string): Change[] {
  if (until <= after) return [];
  const [before, now] = [dayOf(after, siteZone), dayOf(until, siteZone)];
  const hasTurned = (length: number) => before.slice(0, length) !== now.slice(0, length);
  return [
    ...(hasTurned(10) ? [{ what: 'midnight' } as const] : []),
    ...(hasTurned(7) ? [{ what: 'month' } as const] : []),
    ...(hasTurned(4) ? [{ what: 'year' } as const] : []),
    ...[...catalogue.events.values()].flatMap((event) => changeOf(event, after, until) ?? []),
  ];
}

function changeOf(event: LimitedEvent, after: Date, until: Date): Change | undefined {
  const { id: code, startsAt, endsAt, entry, zone } = event;
  const turns = [new Date(startsAt), windowEnd(event), ...(entry ? [new Date(entry.opensAt), windowEnd({ endsAt: entry.closesAt })] : [])];
  if (turns.some((at) => after < at && at <= until)) return { what: 'event', code };
  if (until < new Date(startsAt) || closingTime({ endsAt }) < after) return undefined;
  const isNewDay = dayOf(after, zone) !== dayOf(until, zone); // The event page shows points gained since midnight.
  const isNewHour = countReplayStops(event, after) !== countReplayStops(event, until);
  // The replay's final stop includes posts from the grace period, so it changes when posting closes.
  const isClosing = after < closingTime({ endsAt }) && closingTime({ endsAt }) <= until;
  return isNewDay || isNewHour || isClosing ? { what: 'hour', code } : undefined;
}
