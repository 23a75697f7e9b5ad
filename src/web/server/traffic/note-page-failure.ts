import { isUnreachable } from '#wiring/is-unreachable.ts';
import { traffic } from './traffic.ts';

/**
 * Notes that a page failed. Where its answer has begun already, as that of a navigation's payload has, it is torn off: a cache keeps only
 * what came whole, and nobody takes half of it for all.
 */
export function notePageFailure(requestId: string, error: unknown): void {
  const started = traffic.started.get(requestId);
  if (started && started.statusCode < 400) started.destroy();
  else if (!started && isUnreachable(error)) traffic.unavailable.add(requestId);
}
