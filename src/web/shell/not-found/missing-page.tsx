import type { Language } from '#domain/shared/language.ts';
import { answerNotFound } from '#web/server/traffic/answer-not-found.ts';
import { NotFoundPage } from './not-found-page.tsx';

/** Shows the 404 page inside the site's layout, with status 404. Pages return it for anything that never existed. */
export async function MissingPage({ locale }: { locale: Language }) {
  await answerNotFound();
  return <NotFoundPage locale={locale} />;
}
