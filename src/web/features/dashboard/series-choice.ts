import { type Locale, localePath } from '#web/i18n/locales.ts';
import type { Dashboard } from '#web/server/read-dashboard.ts';

/** By what rivals are compared: the points of one series, or null for those of all. */
export type SeriesChoice = number | null;

type Query = { readonly [key: string]: string | string[] | undefined };

/** The choice that an address makes; undefined for a series that total 1 does not count. */
export function readSeriesChoice({ series }: Query, { coverage }: Dashboard): SeriesChoice | undefined {
  if (series === undefined) return null;
  return coverage.find(({ seriesId }) => String(seriesId) === series)?.seriesId;
}

/** Where a choice is made. */
export const choiceHref = (locale: Locale, series: SeriesChoice): string =>
  localePath(locale, series === null ? '/dashboard' : `/dashboard?series=${series}`);
