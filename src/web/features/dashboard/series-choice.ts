import type { Language } from '#domain/shared/language.ts';
import { localePath } from '#web/i18n/locales.ts';
import type { Dashboard } from '#web/server/account/read-dashboard.ts';

/** Series whose points are compared with the rivals' points, or null for all series. */
export type SeriesChoice = number | null;

type Query = { readonly [key: string]: string | string[] | undefined };

/** Reads the selected series from the URL. Returns undefined for a series that does not count in total 1. */
export function readSeriesChoice({ series }: Query, { coverage }: Dashboard): SeriesChoice | undefined {
  if (series === undefined) return null;
  return coverage.find(({ seriesId }) => String(seriesId) === series)?.seriesId;
}

export const choiceHref = (locale: Language, series: SeriesChoice): string =>
  localePath(locale, series === null ? '/dashboard' : `/dashboard?series=${series}`);
