import { ACCOUNTS_ROUTES } from './accounts.ts';
import { ADMINISTRATION_ROUTES } from './administration.ts';
import { EVENTS_ROUTES } from './events.ts';
import { KEYWORDS_ROUTES } from './keywords.ts';
import { MODERATION_ROUTES } from './moderation.ts';
import { PAGES_ROUTES } from './pages.ts';
import { READING_ROUTES } from './reading.ts';
import { RECORDS_ROUTES } from './records.ts';
import type { RouteRow } from './route-row.ts';

const PAGES_PER_AREA = 20; // rendering pages is most of the work

const pageAreas = Object.fromEntries(
  Array.from({ length: Math.ceil(PAGES_ROUTES.length / PAGES_PER_AREA) }, (_, index) => [
    `pages ${index + 1}`,
    PAGES_ROUTES.slice(index * PAGES_PER_AREA, (index + 1) * PAGES_PER_AREA),
  ]),
);

/** Requests to every route of the site with the expected status per actor, by area. Tests run an area at a time, so that none takes long. */
export const ROUTE_AREAS: Readonly<Record<string, readonly RouteRow[]>> = {
  ...pageAreas,
  accounts: ACCOUNTS_ROUTES,
  records: RECORDS_ROUTES,
  keywords: KEYWORDS_ROUTES,
  reading: READING_ROUTES,
  events: EVENTS_ROUTES,
  moderation: MODERATION_ROUTES,
  administration: ADMINISTRATION_ROUTES,
};

export const ALL_ROUTES: readonly RouteRow[] = Object.values(ROUTE_AREAS).flat();
