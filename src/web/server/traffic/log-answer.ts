import 'server-only';
import { log } from '#web/server/log.ts';
import type { Answered } from './watch-requests.ts';

const SLOW_MS = 1_000;
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** A line for every request that failed or was slow; for the others only when somebody looks for something (LOG_LEVEL=debug). */
export function logAnswer({ requestId, method, route, status, ms }: Answered): void {
  const level = status >= 500 ? 'error' : ms > SLOW_MS ? 'warn' : 'debug';
  log()[level]({ requestId, method: METHODS.includes(method) ? method : 'other', route, status, ms: Math.round(ms) });
}
