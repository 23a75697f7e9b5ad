import type { Metadata } from 'next';
import { ownText } from '#domain/keywords/own-text.ts';
import { excerptOf } from '#domain/keywords/plain-text.ts';
import type { Language } from '#domain/shared/language.ts';
import { translate } from '#web/i18n/translate.ts';
import { DESCRIPTION_CHARACTERS, pageHead, unlisted } from '#web/server/head/page-head.ts';
import { keywordAddresses } from '#web/server/texts/keyword-addresses.ts';
import type { Keyword } from '#web/server/texts/read-keywords.ts';

/**
 * Returns the metadata of an entry. Each language has one canonical URL, regardless of the requested name. The metadata
 * of a deleted entry reveals nothing about it.
 */
export function keywordMetadata({ keyword, read }: { keyword: Keyword; read: 'read' | 'tombstone' }, locale: Language): Metadata {
  const own = ownText(keyword.texts, locale);
  if (!own || read === 'tombstone') {
    const t = translate(locale, 'keywords.tombstone');
    return unlisted(t('title'));
  }
  const languages = keywordAddresses(keyword.texts);
  return {
    ...pageHead(locale, { title: own.name, description: excerptOf(own.content, DESCRIPTION_CHARACTERS), type: 'article' }),
    alternates: { canonical: languages[locale] ?? languages[own.lang] ?? null, languages },
  };
}
