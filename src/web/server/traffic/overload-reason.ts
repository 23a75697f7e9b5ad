import { env } from '#web/server/env.ts';
import { traffic } from './traffic.ts';

/** Why a further page would only make all of them slow; undefined while this process keeps up. */
export function overloadReason(): 'crowded' | 'late' | undefined {
  if (traffic.pages > env().PAGES_MAX_UNDER_WAY) return 'crowded';
  return (traffic.waitMs?.() ?? 0) > env().PAGES_MAX_WAIT_MS ? 'late' : undefined;
}
