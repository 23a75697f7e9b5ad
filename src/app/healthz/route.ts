/** Liveness check. Checks only the process so that a database outage does not get healthy processes killed. */
export const GET = (): Response => new Response('ok\n', { headers: { 'cache-control': 'no-store' } });
