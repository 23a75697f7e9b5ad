import 'server-only';
import { createLog } from '#wiring/log.ts';
import { env } from './env.ts';

const shared = globalThis as typeof globalThis & { stargrassLog?: ReturnType<typeof createLog> };

/** The log of this process. */
export function log(): ReturnType<typeof createLog> {
  shared.stargrassLog ??= createLog(env().LOG_LEVEL);
  return shared.stargrassLog;
}

/** Notes a failure that is our own, under the request's id. */
export function logFailure(request: Request, error: unknown): void {
  const { pathname } = new URL(request.url);
  log().error({ requestId: request.headers.get('x-request-id'), method: request.method, path: pathname, error: String(error) });
}
