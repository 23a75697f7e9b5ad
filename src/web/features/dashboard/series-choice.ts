import { type Locale, localePath } from '#web/i18n/locales.ts';
import type { Dashboard } from '#web/server/read-dashboard.ts';

/** Points that rivals are compared by: one series, or null for all. */
export type SeriesChoice = number | null;

type Query = { readonly [key: string]: string | string[] | undefined };

/** Reads the choice from the URL; undefined for a series that total 1 does not count. */
export function readSeriesChoice({ series }: Query, { coverage }: Dashboard): SeriesChoice | undefined {
  if (series === undefined) return null;
  return coverage.find(({ seriesId }) => String(seriesId) === series)?.seriesId;
}

/** Returns the URL of a choice. */
export const choiceHref = (locale: Locale, series: SeriesChoice): string =>
  localePath(locale, series === null ? '/dashboard' : `/dashboard?series=${series}`);
