import { LANGUAGES, type Language, type Localised } from './language.ts';

/** Texts of the languages that have any. */
export type ByLanguage<Texts> = Readonly<Partial<Record<Language, Texts>>>;

/** Collects the value that `pick` finds in the texts of each language. Returns undefined when no language has one. */
export function collectTexts<Texts, Value>(
  texts: ByLanguage<Texts>,
  pick: (texts: Texts) => Value | undefined,
): Localised<Value> | undefined {
  const found = LANGUAGES.flatMap((language) => {
    const own = texts[language];
    const value = own === undefined ? undefined : pick(own);
    return value === undefined ? [] : [[language, value] as const];
  });
  return found.length === 0 ? undefined : (Object.fromEntries(found) as unknown as Localised<Value>);
}

/**
 * Returns the first value that `pick` finds in the texts of any language. Used for readings, which only one language
 * has.
 */
export function findText<Texts, Value>(texts: ByLanguage<Texts>, pick: (texts: Texts) => Value | undefined): Value | undefined {
  const values = Object.values(collectTexts(texts, pick) ?? {}) as Value[];
  return values[0];
}
