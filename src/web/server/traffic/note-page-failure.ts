import { isUnreachable } from '#wiring/is-unreachable.ts';
import { traffic } from './traffic.ts';

/**
 * Notes that a page failed. Where its answer has begun already, as that of a navigation's payload has, it is torn off: a cache keeps only
 * what came whole, and nobody takes half of it for all.
 */
export function notePageFailure(requestId: string, error: unknown): void {
  const begun = traffic.begun.get(requestId);
  if (begun && begun.statusCode < 400) begun.destroy();
  else if (!begun && isUnreachable(error)) traffic.unavailable.add(requestId);
}
