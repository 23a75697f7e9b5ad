import { createTranslator, type useTranslations } from 'next-intl';
import type { Locale } from './locales.ts';
import { messagesOf } from './messages.ts';

type Part = NonNullable<Parameters<typeof useTranslations>[0]>;
type Translator<Name extends Part> = ReturnType<typeof useTranslations<Name>>;

const made = new Map<string, unknown>();

/**
 * The words of one part of the site, for who knows the language. They are asked for at once, so that what says them is drawn at once as well, and are
 * kept with every sentence that was read: `getTranslations` makes all of it anew for each request (decision 0112).
 */
export function translate<Name extends Part>(locale: Locale, part: Name): Translator<Name> {
  const key = `${locale} ${part}`;
  const known = made.get(key) ?? createTranslator({ locale, messages: messagesOf(locale), namespace: part, timeZone: 'UTC' });
  made.set(key, known);
  return known as Translator<Name>;
}
