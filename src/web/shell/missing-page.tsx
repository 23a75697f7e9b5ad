import { answerNotFound } from '#web/server/traffic/answer-not-found.ts';
import { NotFoundPage } from './not-found-page.tsx';

/** What a page returns for something that never existed: the planet text inside the site's layout, with status 404. */
export async function MissingPage() {
  await answerNotFound();
  return <NotFoundPage />;
}
