import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { traffic } from './traffic.ts';

/**
 * Makes `watchRequests` send status 404 for the page that is being rendered. Next's `notFound()` would send an empty
 * body that only a script fills. The development server, where requests are not watched, still uses `notFound()`.
 */
export async function answerNotFound(): Promise<void> {
  const requestId = (await headers()).get('x-request-id');
  if (!traffic.server || requestId === null) notFound();
  traffic.missing.add(requestId);
}
