import { call, type RouteRow } from './route-row.ts';

const read = (route: string, path = route, status = 200): RouteRow => call('GET', `/api/v1${route}`, undefined, status, `/api/v1${path}`);

/** Reads of the public API, which answers everybody alike. */
export const PUBLIC_API_ROUTES: readonly RouteRow[] = [
  read('/openapi.json'),
  read('/catalogue'),
  read('/catalogue', '/catalogue?q=x', 422),
  read('/catalogue/stages/[stageId]', '/catalogue/stages/201'),
  read('/rules'),
  read('/rules/[ruleId]', '/rules/99999', 404),
  read('/boards/stage/[stageId]', '/boards/stage/229?limit=5'),
  read('/boards/stage/[stageId]/history', '/boards/stage/99999/history', 404),
  read('/boards/speedrun/[speedrunId]', '/boards/speedrun/101?limit=5'),
  read('/boards/speedrun/[speedrunId]/history', '/boards/speedrun/101/history'),
  read('/boards/event/[code]', '/boards/event/151101'),
  read('/totals'),
  read('/totals/[totalId]', '/totals/20?limit=5'),
  read('/totals/[totalId]', '/totals/5', 404),
  read('/totals/[totalId]/moves', '/totals/20/moves', 422),
  read('/players', '/players?limit=5'),
  read('/players/[userId]', '/players/nobody-at-all', 404),
  read('/players/[userId]/records', '/players/nobody-at-all/records', 404),
  read('/players/[userId]/progress', '/players/nobody-at-all/progress', 404),
  read('/compare/[userA]/[userB]', '/compare/nobody-at-all/nobody-else', 404),
  read('/records', '/records?limit=5'),
  read('/records', '/records?after=x', 422),
  read('/records/[recordId]', '/records/0', 404),
  read('/events'),
  read('/events/[code]', '/events/151101'),
  read('/log', '/log?limit=5'),
  read('/keywords', '/keywords?limit=5'),
  read('/keywords/[uniqueId]', '/keywords/zzzz', 404),
  read('/news', '/news?limit=5'),
  read('/news/[newsId]', '/news/999999', 404),
];
