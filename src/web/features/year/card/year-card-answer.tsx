import type { Language } from '#domain/shared/language.ts';
import { playerName } from '#web/features/year/year-parts.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { translate } from '#web/i18n/translate.ts';
import { readYear } from '#web/server/account/read-year.ts';
import { readCatalogue } from '#web/server/catalogue.ts';
import { drawCard, noCard } from '#web/server/head/card-answer.ts';
import { yearFacts } from './card-facts.ts';
import { YearCard } from './year-card.tsx';

/** Renders the share image of a year. Returns 404 unless the reader may see the year; the owner's response is never stored. */
export async function yearCardAnswer(handle: string, yyyy: string, locale: Language): Promise<Response> {
  const review = await readYear(handle, yyyy);
  if (!review) return noCard();
  const words = {
    title: translate(locale, 'year')('title', { name: playerName(review, locale), year: String(review.year) }),
    facts: yearFacts({ catalogue: await readCatalogue(), review, locale }),
    site: messagesOf(locale).shell.site,
  };
  const picture = await drawCard(words, (texts) => <YearCard words={texts} planet={review.planets.end} />);
  if (review.isOwn) picture.headers.set('cache-control', 'private, no-store');
  return picture;
}
