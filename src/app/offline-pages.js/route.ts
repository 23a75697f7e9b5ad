import { offlinePagesScript } from '#web/server/site/offline-pages.ts';

export const dynamic = 'force-static'; // The script is generated at build time.

/** Serves the pages that the service worker (public/sw.js) shows when the browser is offline. */
export const GET = async (): Promise<Response> =>
  new Response(await offlinePagesScript(), { headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' } });
