import { ownText } from '#domain/keywords/own-text.ts';
import { excerptOf } from '#domain/keywords/plain-text.ts';
import { keywordRoute } from '#domain/keywords/routes.ts';
import type { Language } from '#domain/shared/language.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { absoluteUrl, breadcrumbs, publisher, thing } from '#web/server/head/json-ld.ts';
import { DESCRIPTION_CHARACTERS } from '#web/server/head/page-head.ts';
import type { Keyword } from '#web/server/texts/read-keywords.ts';

/** Returns an entry as a schema.org article, in the language of its text. */
export function keywordJsonLd(keyword: Keyword, locale: Language) {
  const own = ownText(keyword.texts, locale);
  if (!own) return [];
  const path = keywordRoute(own.name);
  return [
    breadcrumbs(locale, [
      { name: messagesOf(locale).keywords.list.title, path: '/keyword' },
      { name: own.name, path },
    ]),
    thing('Article', {
      headline: own.name,
      description: excerptOf(own.content, DESCRIPTION_CHARACTERS),
      inLanguage: own.lang,
      dateModified: keyword.changedAt.toISOString(),
      mainEntityOfPage: absoluteUrl(locale, path),
      author: publisher(locale),
      publisher: publisher(locale),
    }),
  ];
}
