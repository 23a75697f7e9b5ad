import { type Locale, otherLocale } from '#web/i18n/locales.ts';
import { messagesOf } from '#web/i18n/messages.ts';

/** A missing message shows its key; records.csv is a file name. */
export const MISSING_KEY = new RegExp(`\\b(${Object.keys(messagesOf('en')).join('|')})\\.(?!csv|jsonl?)[a-z]`);

// What remains of a placeholder without a value.
const UNFILLED = /\{\w+\}|MISSING_MESSAGE|\bundefined\b|\bNaN\b|\[object |\bInvalid Date\b/;

const SHORTEST = { en: /\S \S/, ja: /。/ }; // per language: shorter messages may be names, which are shown in both languages

const listWords = (words: unknown): string[] =>
  typeof words === 'string' ? [words] : Object.values((words ?? {}) as Record<string, unknown>).flatMap(listWords);

/** Messages that exist only in the other language: none belongs on a page in this one. */
const foreignWords = (locale: Locale): ReadonlySet<string> => {
  const [own, other] = [new Set(listWords(messagesOf(locale))), listWords(messagesOf(otherLocale(locale)))];
  return new Set(other.filter((words) => !own.has(words) && SHORTEST[otherLocale(locale)].test(words)));
};
const FOREIGN = { en: foreignWords('en'), ja: foreignWords('ja') };

/** The lines of a page that show a key, an unfilled placeholder, or a message in the other language. */
export const missingWords = (locale: Locale, lines: readonly string[]): string[] =>
  lines.filter((line) => MISSING_KEY.test(line) || UNFILLED.test(line) || FOREIGN[locale].has(line.trim()));
