import { isUnreachable } from '#wiring/is-unreachable.ts';
import { traffic } from './traffic.ts';

/**
 * Records a failed page. If its response has started, as for a navigation payload, destroys the connection, so that caches discard the
 * partial response and clients do not take it for complete.
 */
export function notePageFailure(requestId: string, error: unknown): void {
  const started = traffic.started.get(requestId);
  if (started && started.statusCode < 400) started.destroy();
  else if (!started && isUnreachable(error)) traffic.unavailable.add(requestId);
}
