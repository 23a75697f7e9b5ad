import { answerNotFound } from '#web/server/traffic/answer-not-found.ts';
import { NotFoundPage } from './not-found-page.tsx';

/**
 * Shows the 404 page inside the layout of the site, with status 404. Pages return it for anything that never existed.
 */
export async function MissingPage() {
  await answerNotFound();
  return <NotFoundPage />;
}
