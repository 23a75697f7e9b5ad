import 'server-only';
import { log } from '#web/server/log.ts';
import type { Answered } from './watch-requests.ts';

const SLOW_MS = 1_000;
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Logs requests that failed or were slow. All other requests are logged only with LOG_LEVEL=debug. */
export function logAnswer({ requestId, method, route, status, ms }: Answered): void {
  const level = status >= 500 ? 'error' : ms > SLOW_MS ? 'warn' : 'debug';
  log()[level]({ requestId, method: METHODS.includes(method) ? method : 'other', route, status, ms: Math.round(ms) });
}
