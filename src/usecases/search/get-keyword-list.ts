import { getKeywordsVersion, listKeywords } from '#data/queries/keywords.ts';
import { inSnapshot } from '#data/snapshot.ts';
import { isSearchable } from '#domain/keywords/categories.ts';
import { excerptOf } from '#domain/keywords/plain-text.ts';
import type { KeywordRow } from '#domain/search/rows.ts';
import type { Deps } from '#usecases/deps.ts';

const READ_CHARACTERS = 400; // enough for an excerpt, markup and all
const EXCERPT_CHARACTERS = { en: 120, ja: 60 };
const UNTAGGED = 'other';

/** The keywords that may be found, each language a row, with the beginning of its text; `version` grows with every change. */
export async function getKeywordList({ db }: Pick<Deps, 'db'>): Promise<{ version: string; data: KeywordRow[] }> {
  return inSnapshot(db, async (snapshot) => {
    const lines = await listKeywords(snapshot, READ_CHARACTERS);
    const data = lines.filter(isSearchable).map(({ uniqueId, category, flag, yomi, lang, name, tag, content }) => ({
      ...{ keyword: name, unique_id: uniqueId, category, tag: tag ?? UNTAGGED, yomi },
      ...{ content: excerptOf(content, EXCERPT_CHARACTERS[lang]), flag, lang },
    }));
    return { version: await getKeywordsVersion(snapshot), data };
  });
}
