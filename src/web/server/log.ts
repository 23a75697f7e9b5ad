import 'server-only';
import { routeName } from '#domain/site/route-name.ts';
import { createLog } from '#wiring/log.ts';
import { env } from './env.ts';

const shared = globalThis as typeof globalThis & { stargrassLog?: ReturnType<typeof createLog> };

/** Returns this process's logger. */
export function log(): ReturnType<typeof createLog> {
  shared.stargrassLog ??= createLog(env().LOG_LEVEL);
  return shared.stargrassLog;
}

type Failed = { readonly requestId: string | null; readonly method: string; readonly pathname: string };

/**
 * Logs an internal failure with the request id. Logs the route pattern instead of the URL, which may contain personal
 * data.
 */
export function logFailureOf({ requestId, method, pathname }: Failed, error: unknown): void {
  log().error({ requestId, method, route: routeName(pathname), err: error });
}

/** Logs an internal failure during an API request. */
export const logFailure = ({ headers, method, url }: Request, error: unknown): void =>
  logFailureOf({ requestId: headers.get('x-request-id'), method, pathname: new URL(url).pathname }, error);
