import { listKeywords } from '#data/queries/texts/keywords.ts';
import { isSearchable } from '#domain/keywords/categories.ts';
import { excerptOf } from '#domain/keywords/plain-text.ts';
import type { KeywordRow } from '#domain/search/rows.ts';
import { traitsOf } from '#domain/shared/language-traits.ts';
import type { Deps } from '#usecases/deps.ts';

const READ_CHARACTERS = 400; // enough characters for an excerpt, including markup

/** The tag shown for a keyword without one: the label of 'other' in the language of its text. */
export type Untagged = Readonly<Record<KeywordRow['lang'], string>>;

/** Returns the searchable keywords with one row per language and an excerpt of the text. */
export async function getKeywordList({ db }: Pick<Deps, 'db'>, untagged: Untagged): Promise<KeywordRow[]> {
  const lines = await listKeywords(db, READ_CHARACTERS);
  return lines.filter(isSearchable).map(({ uniqueId, category, flag, yomi, lang, name, tag, content }) => ({
    ...{ keyword: name, unique_id: uniqueId, category, tag: tag ?? untagged[lang], yomi },
    ...{ content: excerptOf(content, traitsOf(lang).excerpt.inSearch), flag, lang },
  }));
}
