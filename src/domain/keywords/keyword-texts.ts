import { type ByLanguage, collectTexts, findText } from '#domain/shared/collect-texts.ts';
import type { Localised } from '#domain/shared/language.ts';

/**
 * Texts of the initial glossary entries in one language by slug. `content/locales/<language>/keyword-texts.json` holds
 * them. `yomi` is the reading of the name, in the language that has readings.
 */
export type KeywordTexts = Readonly<Record<string, KeywordText>>;

type KeywordText = { readonly name: string; readonly tag: string; readonly content: string; readonly yomi?: string };

/** The texts of one entry in all languages. A text is undefined when no language has it. */
export type CollectedTexts = {
  readonly keyword: Localised | undefined;
  readonly tag: Localised | undefined;
  readonly yomi: string;
  readonly content: Localised | undefined;
};

/** Adds its texts in all languages to a glossary entry of `content/catalogue/keywords.json`. */
export function addKeywordTexts<Facts extends { readonly slug: string }>(
  facts: Facts,
  texts: ByLanguage<KeywordTexts>,
): Facts & CollectedTexts {
  const inAll = (field: keyof KeywordText) => collectTexts(texts, (own) => own[facts.slug]?.[field]);
  const yomi = findText(texts, (own) => own[facts.slug]?.yomi) ?? '';
  return { ...facts, keyword: inAll('name'), tag: inAll('tag'), yomi, content: inAll('content') };
}
