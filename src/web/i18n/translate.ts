import { createTranslator, type useTranslations } from 'next-intl';
import type { Language } from '#domain/shared/language.ts';
import { messagesOf } from './messages.ts';

type Part = NonNullable<Parameters<typeof useTranslations>[0]>;
type Translator<Name extends Part> = ReturnType<typeof useTranslations<Name>>;

const made = new Map<string, unknown>();

/**
 * Returns the translator for one namespace in one language. It is synchronous so that components render without
 * suspending. Translators and parsed messages are cached for the lifetime of the process, because rebuilding both for
 * each request is expensive (decision 0112).
 */
export function translate<Name extends Part>(locale: Language, part: Name): Translator<Name> {
  const key = `${locale} ${part}`;
  const known = made.get(key) ?? createTranslator({ locale, messages: messagesOf(locale), namespace: part, timeZone: 'UTC' });
  made.set(key, known);
  return known as Translator<Name>;
}
