import { inEveryLanguage, LANGUAGES, type Language, otherLanguages } from '#domain/shared/language.ts';
import { messagesOf } from '#web/i18n/messages.ts';

/**
 * Matches the key of a message, which a page shows if the message is missing. records.csv is a file name and not a key.
 */
export const MISSING_KEY = new RegExp(`\\b(${Object.keys(messagesOf('en')).join('|')})\\.(?!csv|jsonl?)[a-z]`);

// Matches what remains of a placeholder without a value. Addresses of the API have parameters in braces.
const UNFILLED = /(?<!\/)\{\w+\}|MISSING_MESSAGE|\bundefined\b|\bNaN\b|\[object |\bInvalid Date\b/;

// Shorter messages may be names, which are shown in both languages.
const SHORTEST = { en: /\S \S/, ja: /。/ };

const listWords = (words: unknown): string[] =>
  typeof words === 'string' ? [words] : Object.values((words ?? {}) as Record<string, unknown>).flatMap(listWords);

// Every page offers the other languages in their own words.
const OFFERS = LANGUAGES.flatMap((language) => listWords(messagesOf(language).shell.ownLanguage));

/** Returns the messages that exist only in other languages. None of them belongs on a page in this language. */
const foreignWords = (locale: Language): ReadonlySet<string> => {
  const own = new Set([...listWords(messagesOf(locale)), ...OFFERS]);
  const others = otherLanguages(locale).flatMap((other) => listWords(messagesOf(other)).filter((words) => SHORTEST[other].test(words)));
  return new Set(others.filter((words) => !own.has(words)));
};
const FOREIGN = inEveryLanguage(foreignWords);

/** Returns the lines of a page that show a key, an unfilled placeholder, or a message in the other language. */
export const missingWords = (locale: Language, lines: readonly string[]): string[] =>
  lines.filter((line) => MISSING_KEY.test(line) || UNFILLED.test(line) || FOREIGN[locale].has(line.trim()));
