import { isUnreachable } from '#wiring/is-unreachable.ts';
import { traffic } from './traffic.ts';

/**
 * Records that a page failed. If its response has already started, destroys the connection so that caches and clients
 * do not treat the partial response as complete.
 */
export function notePageFailure(requestId: string, error: unknown): void {
  const started = traffic.started.get(requestId);
  if (started && started.statusCode < 400) started.destroy();
  else if (!started && isUnreachable(error)) traffic.unavailable.add(requestId);
}
