import { matchRoutes } from '#domain/site/match-route.ts';
import { CACHED_FILES, CACHED_PAGES, OWNED_PAGES } from './cached-routes.ts';
import { withoutLanguage } from './page-keys.ts';

// Apart from the live stream, all of these are cached for everyone, so none depends on who asks. Calls with a token are
// never cached, and therefore not among them.
const CALLS = [
  ...Object.keys(CACHED_FILES).filter((route) => route.startsWith('/api/v1/')),
  ...['/api/live', '/api/pictures/[uploadId]/[file]', '/calendar.ics'],
];
const FILES = Object.keys(CACHED_PAGES).filter(
  (route) => (route.startsWith('/feeds/') || /\/(?:card\.png|event\.ics)$/.test(route)) && !OWNED_PAGES.includes(route),
);

/** Routes that scripts of other sites may read: public API, live stream, pictures, cards, feeds and calendar files. */
export const OPEN_ROUTES: readonly string[] = [...CALLS, ...FILES];

const findCall = matchRoutes(CALLS);
const findFile = matchRoutes(FILES);

/** Returns whether scripts of other sites may read a URL, in any language. */
export const isOpenRoute = (pathname: string): boolean => (findCall(pathname) ?? findFile(withoutLanguage(pathname))) !== undefined;
