import { type Locale, otherLocale } from '#web/i18n/locales.ts';
import { messagesOf } from '#web/i18n/messages.ts';

/** A word that is missing shows its key; records.csv is a file. */
export const MISSING_KEY = new RegExp(`\\b(${Object.keys(messagesOf('en')).join('|')})\\.(?!csv|jsonl?)[a-z]`);

// What is left where a word was not filled in, or was filled in with nothing.
const UNFILLED = /\{\w+\}|MISSING_MESSAGE|\bundefined\b|\bNaN\b|\[object |\bInvalid Date\b/;

const SHORTEST = { en: /\S \S/, ja: /。/ }; // in a language: what is no phrase may be a name, and names are shown in both

const listWords = (words: unknown): string[] =>
  typeof words === 'string' ? [words] : Object.values((words ?? {}) as Record<string, unknown>).flatMap(listWords);

/** What the other language alone says, whole: none of it belongs on a page in this one. */
const foreignWords = (locale: Locale): ReadonlySet<string> => {
  const [own, other] = [new Set(listWords(messagesOf(locale))), listWords(messagesOf(otherLocale(locale)))];
  return new Set(other.filter((words) => !own.has(words) && SHORTEST[otherLocale(locale)].test(words)));
};
const FOREIGN = { en: foreignWords('en'), ja: foreignWords('ja') };

/** The lines of a page that show a key, a gap that nothing fills, or a sentence of ours in the other language. */
export const missingWords = (locale: Locale, lines: readonly string[]): string[] =>
  lines.filter((line) => MISSING_KEY.test(line) || UNFILLED.test(line) || FOREIGN[locale].has(line.trim()));
