import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { inLanguage, LANGUAGES, type Localised } from '#domain/shared/language.ts';

/**
 * Returns the name of a rule, or of its total, as lists of one game write it: without the family of rules at its beginning.
 * "Floorboard Challenge: Dew Eggs Total" becomes "Dew Eggs Total".
 */
export function nameInGame(catalogue: Catalogue, ruleId: number, name: Localised): Localised {
  const families = [...catalogue.totals.values()].filter(({ rules }) => rules.length > 1 && rules.includes(ruleId));
  return families.flatMap(({ id }) => catalogue.rules.get(id) ?? []).reduce((rest, family) => withoutPrefix(rest, family.name), name);
}

function withoutPrefix(name: Localised, prefix: Localised): Localised {
  const cut = LANGUAGES.map((language) => {
    const [whole, start] = [inLanguage(name, language), inLanguage(prefix, language)];
    const rest = whole.startsWith(start) ? /^[:：・](.+)$/.exec(whole.slice(start.length))?.[1]?.trim() : undefined;
    return [language, rest || whole] as const;
  });
  return Object.fromEntries(cut) as unknown as Localised;
}
