import { env } from '#web/server/env.ts';
import { traffic } from './traffic.ts';

/** Returns why page requests should be shed now, or undefined while this process keeps up. */
export function overloadReason(): 'crowded' | 'late' | undefined {
  if (traffic.pages > env().PAGES_MAX_IN_FLIGHT) return 'crowded';
  return (traffic.waitMs?.() ?? 0) > env().PAGES_MAX_WAIT_MS ? 'late' : undefined;
}
