import { withFallback } from '#domain/shared/fallback-texts.ts';
import { DEFAULT_LANGUAGE, type Language, otherLanguages } from '#domain/shared/language.ts';
import { checkPlurals } from './check-plurals.ts';
import { stringsIn } from './check-texts.ts';
import { type ContentFiles, type JsonFiles, SEEDED_PARTS } from './content-files.ts';
import { icuArguments } from './icu-arguments.ts';
import type { Report } from './report.ts';

// Languages that must have every text. Add a language as soon as its translation is complete.
export const COMPLETE_LANGUAGES: readonly string[] = ['ja'];

// Texts that receive every argument that any language needs, and whose languages use different ones: English has plurals
// and possessives, Japanese short names and counters.
const OWN_ARGUMENTS =
  /^(game\.next\.worth|home\.climber\.places|home\.feed\.classUp|home\.games\.game|profile\.facts\.\w+|year\.(grew|up|moment\.\w+(\.\w+)?|records\.note|rival\.heading))$/;

type Texts = ReadonlyMap<string, string>;

/**
 * Checks that every text of another language exists in the default language, with the same arguments and tags, and that
 * complete languages lack none.
 */
export function checkLocales(report: Report, locales: ContentFiles['locales']): void {
  const texts = textsOf(locales[DEFAULT_LANGUAGE]);
  for (const [key, text] of texts) report.ok(text !== '', `locales: ${key} has no ${nameOf(DEFAULT_LANGUAGE)} text`);
  checkPlurals(report, texts);
  for (const language of otherLanguages(DEFAULT_LANGUAGE)) checkLanguage(report, language, textsOf(locales[language]), texts);
}

/** Returns how many texts each language takes from the default language. */
export const missingTexts = (locales: ContentFiles['locales']): (readonly [Language, number])[] =>
  otherLanguages(DEFAULT_LANGUAGE).map((language) => [language, withFallback(locales[language], locales[DEFAULT_LANGUAGE]).missing]);

function checkLanguage(report: Report, language: Language, own: Texts, texts: Texts): void {
  const isComplete = COMPLETE_LANGUAGES.includes(language);
  // Without its own name, a language would be offered under the name of the default language.
  const isNeeded = (key: string) => isComplete || (texts.has(key) && key.startsWith('shell.ownLanguage.'));
  for (const key of texts.keys()) report.ok(own.has(key) || !isNeeded(key), `locales: ${key} has no ${nameOf(language)} text`);
  for (const [key, text] of own) {
    const original = texts.get(key);
    report.ok(text !== '', `locales: ${key} has no ${nameOf(language)} text`);
    report.ok(original !== undefined, `locales: ${key} has no ${nameOf(DEFAULT_LANGUAGE)} text`);
    if (original && text && !OWN_ARGUMENTS.test(key)) checkArguments(report, key, original, text, nameOf(language));
  }
}

function checkArguments(report: Report, key: string, original: string, text: string, language: string): void {
  try {
    const [left, right] = [icuArguments(original).join(', '), icuArguments(text).join(', ')];
    report.ok(left === right, `locales: ${key} takes (${left}) in ${nameOf(DEFAULT_LANGUAGE)} and (${right}) in ${language}`);
  } catch (cause) {
    report.ok(false, `locales: ${key}: ${cause instanceof Error ? cause.message : String(cause)} in "${original}" or "${text}"`);
  }
}

// The path of a text without its language. Texts that the seeds store contain no arguments.
function textsOf(files: JsonFiles): Texts {
  const messages = Object.entries(files).filter(([part]) => !SEEDED_PARTS.includes(part));
  return new Map(messages.flatMap(([part, texts]) => stringsIn(texts, part)));
}

const names = new Intl.DisplayNames('en', { type: 'language' });
const nameOf = (language: Language): string => names.of(language) ?? language;
