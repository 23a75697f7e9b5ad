import { standInStyle } from '#web/server/offline-pages.ts';

export const dynamic = 'force-static'; // made by the build: this file is asked for when nothing else works

/** The style of the 503 page. */
export const GET = async (): Promise<Response> =>
  new Response(await standInStyle(), { headers: { 'content-type': 'text/css; charset=utf-8' } });
