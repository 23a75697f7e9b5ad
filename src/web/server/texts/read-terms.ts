import 'server-only';
import { ownText } from '#domain/keywords/own-text.ts';
import { keywordRoute } from '#domain/keywords/routes.ts';
import type { Language } from '#domain/shared/language.ts';
import { getSpokenOf } from '#usecases/keyword-layer/get-spoken-of.ts';
import { localePath } from '#web/i18n/locales.ts';
import { deps } from '#web/server/deps.ts';

/**
 * Returns the terms mentioned in a text, each with a card in the reader's language if available, otherwise in the other
 * language.
 */
export async function readTerms(of: Parameters<typeof getSpokenOf>[1], locale: Language) {
  const { spans, cards } = await getSpokenOf(deps(), of);
  const shown = Array.from(cards, ([uniqueId, texts]) => {
    const own = ownText(texts, locale);
    return own && [uniqueId, { ...own, reading: own.yomi, href: localePath(locale, keywordRoute(own.name)) }];
  });
  return { spans, cards: Object.fromEntries(shown.filter((each) => each !== undefined)) };
}
