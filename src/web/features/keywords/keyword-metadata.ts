import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ownText } from '#domain/keywords/own-text.ts';
import { excerptOf } from '#domain/keywords/plain-text.ts';
import type { Locale } from '#web/i18n/locales.ts';
import { keywordAddresses } from '#web/server/keyword-addresses.ts';
import { DESCRIPTION_CHARACTERS, pageHead, unlisted } from '#web/server/page-head.ts';
import type { Keyword } from '#web/server/read-keywords.ts';

/** Metadata of an entry: one canonical address per language, whichever name was requested. A deleted entry exposes nothing. */
export async function keywordMetadata(
  { keyword, read }: { keyword: Keyword; read: 'read' | 'tombstone' },
  locale: Locale,
): Promise<Metadata> {
  const own = ownText(keyword.texts, locale);
  if (!own || read === 'tombstone') {
    const t = await getTranslations({ locale, namespace: 'keywords.tombstone' });
    return unlisted(t('title'));
  }
  const languages = keywordAddresses(keyword.texts);
  return {
    ...pageHead(locale, { title: own.name, description: excerptOf(own.content, DESCRIPTION_CHARACTERS), type: 'article' }),
    alternates: { canonical: languages[locale] ?? languages[own.lang] ?? null, languages },
  };
}
