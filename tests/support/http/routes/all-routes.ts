import { ACCOUNTS_ROUTES } from './accounts.ts';
import { ADMINISTRATION_ROUTES } from './administration.ts';
import { EVENTS_ROUTES } from './events.ts';
import { KEYWORDS_ROUTES } from './keywords.ts';
import { MODERATION_ROUTES } from './moderation.ts';
import { PAGES_ROUTES } from './pages.ts';
import { PUBLIC_API_ROUTES } from './public-api.ts';
import { READING_ROUTES } from './reading.ts';
import { RECORDS_ROUTES } from './records.ts';
import type { RouteRow } from './route-row.ts';
import { SECOND_FACTOR_ROUTES } from './second-factor.ts';

// Rendering pages is most of the work, so their routes are split into several areas.
const PAGES_PER_AREA = 20;

const pageAreas = Object.fromEntries(
  Array.from({ length: Math.ceil(PAGES_ROUTES.length / PAGES_PER_AREA) }, (_, index) => [
    `pages ${index + 1}`,
    PAGES_ROUTES.slice(index * PAGES_PER_AREA, (index + 1) * PAGES_PER_AREA),
  ]),
);

/**
 * Requests to every route of the site by area, with the expected status for each actor. Each test checks one area, so
 * that no test takes long.
 */
export const ROUTE_AREAS: Readonly<Record<string, readonly RouteRow[]>> = {
  ...pageAreas,
  accounts: ACCOUNTS_ROUTES,
  'second factors': SECOND_FACTOR_ROUTES,
  records: RECORDS_ROUTES,
  keywords: KEYWORDS_ROUTES,
  reading: READING_ROUTES,
  'public API': PUBLIC_API_ROUTES,
  events: EVENTS_ROUTES,
  moderation: MODERATION_ROUTES,
  administration: ADMINISTRATION_ROUTES,
};

export const ALL_ROUTES: readonly RouteRow[] = Object.values(ROUTE_AREAS).flat();
