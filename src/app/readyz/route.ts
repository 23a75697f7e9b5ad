import { readReadiness } from '#web/server/site/read-readiness.ts';

export const dynamic = 'force-dynamic';

/** Readiness check: returns whether this process should receive traffic. */
export async function GET(): Promise<Response> {
  const readiness = await readReadiness();
  return Response.json(readiness, { status: readiness.read ? 200 : 503, headers: { 'cache-control': 'no-store' } });
}
