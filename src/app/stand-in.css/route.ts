import { standInStyle } from '#web/server/site/offline-pages.ts';

// Generated at build time, because browsers request this file when nothing else works.
export const dynamic = 'force-static';

/** Serves the styles for the 503 page. */
export const GET = async (): Promise<Response> =>
  new Response(await standInStyle(), { headers: { 'content-type': 'text/css; charset=utf-8' } });
