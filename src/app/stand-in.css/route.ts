import { standInStyle } from '#web/server/offline-pages.ts';

export const dynamic = 'force-static'; // generated at build time: this file is requested when nothing else works

/** Styles of the 503 page. */
export const GET = async (): Promise<Response> =>
  new Response(await standInStyle(), { headers: { 'content-type': 'text/css; charset=utf-8' } });
