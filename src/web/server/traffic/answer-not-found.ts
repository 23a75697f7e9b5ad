import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { traffic } from './traffic.ts';

/**
 * Makes the response of the page being rendered a 404 (`watchRequests` sends the status). Next's `notFound()` would send an empty body
 * that only a script fills; it remains for the development server, where no request is watched.
 */
export async function answerNotFound(): Promise<void> {
  const requestId = (await headers()).get('x-request-id');
  if (!traffic.server || requestId === null) notFound();
  traffic.missing.add(requestId);
}
