import { checkReadiness } from '#usecases/site/check-readiness.ts';
import { deps } from '#web/server/deps.ts';

export const dynamic = 'force-dynamic';

/** Whether this process should get traffic. */
export async function GET(): Promise<Response> {
  const readiness = await checkReadiness(deps()).catch(() => ({ read: false, write: false }));
  return Response.json(readiness, { status: readiness.read ? 200 : 503, headers: { 'cache-control': 'no-store' } });
}
