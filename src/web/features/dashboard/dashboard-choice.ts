import { formatMinute } from '#domain/shared/date.ts';
import type { Language } from '#domain/shared/language.ts';
import { localePath } from '#web/i18n/locales.ts';

/** Series whose points are compared with the rivals' points, or null for all series. */
export type SeriesChoice = number | null;

/** What the address of the dashboard selects. */
export type DashboardChoice = {
  readonly nth: number; // Which of the targets is shown first; 0 is the nearest.
  readonly isWhole: boolean; // Whether all targets are listed.
  readonly series: SeriesChoice;
};

type Query = { readonly [key: string]: string | string[] | undefined };

const NUMBER = /^\d{1,2}$/;

/** Reads the choice from the address. Returns undefined for malformed values. */
export function readDashboardChoice({ series, target, targets }: Query): DashboardChoice | undefined {
  const [seriesId, nth] = [series, target].map((raw) => (typeof raw === 'string' && NUMBER.test(raw) ? Number(raw) : undefined));
  if ((series !== undefined && seriesId === undefined) || (target !== undefined && nth === undefined)) return undefined;
  if (targets !== undefined && targets !== 'all') return undefined;
  return { nth: nth ?? 0, isWhole: targets === 'all', series: seriesId ?? null };
}

/** Returns the address of the dashboard that compares the points of one series, or of all. */
export const seriesHref = (locale: Language, series: SeriesChoice): string =>
  localePath(locale, series === null ? '/dashboard#rivals' : `/dashboard?series=${series}#rivals`);

/** Returns the part of the day of an instant by the site's clock, for the greeting. */
export function partOfDay(at: Date, zone: string): 'morning' | 'day' | 'evening' {
  const hour = Number(formatMinute(at, zone).slice(-5, -3));
  if (hour >= 5 && hour < 11) return 'morning';
  return hour >= 11 && hour < 18 ? 'day' : 'evening';
}
