import { FIRST_ACHIEVED_ON } from '#domain/records/draft/check-draft.ts';
import { dayOf, isRealDate, startOfDay } from '#domain/shared/date.ts';
import { err, ok, type Result } from '#domain/shared/result.ts';

export type OldMomentError = 'not-a-date' | 'in-the-future' | 'too-early';

const MOMENT = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,6})?)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/;

/**
 * Parses a time from the old site: an instant with an offset, or a day, which means its start in the site's time zone.
 */
export function readOldMoment(text: string, now: Date, zone: string): Result<Date, OldMomentError> {
  const day = MOMENT.exec(text)?.[1] ?? text;
  if (!isRealDate(day)) return err('not-a-date');
  if (day < FIRST_ACHIEVED_ON) return err('too-early');
  const at = text === day ? startOfDay(day, zone) : new Date(text);
  if (dayOf(at, zone) < FIRST_ACHIEVED_ON) return err('too-early');
  return at > now ? err('in-the-future') : ok(at);
}
