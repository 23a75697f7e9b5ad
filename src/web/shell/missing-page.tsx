import { answerNotFound } from '#web/server/traffic/answer-not-found.ts';
import { NotFoundPage } from './not-found-page.tsx';

/** Returned by pages for something that never existed: the 404 page inside the site's layout, with status 404. */
export async function MissingPage() {
  await answerNotFound();
  return <NotFoundPage />;
}
