import { offlinePagesScript } from '#web/server/offline-pages.ts';

export const dynamic = 'force-static'; // made by the build

/** What the service worker (public/sw.js) shows without a connection. */
export const GET = async (): Promise<Response> =>
  new Response(await offlinePagesScript(), { headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' } });
