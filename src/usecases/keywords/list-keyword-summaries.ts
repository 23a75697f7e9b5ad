import { type KeywordLine, listKeywords } from '#data/queries/keywords.ts';
import { KEYWORD_FLAGS } from '#domain/keywords/flags.ts';
import { excerptOf } from '#domain/keywords/plain-text.ts';
import type { Deps } from '#usecases/deps.ts';

const READ_CHARACTERS = 400;
const EXCERPT_CHARACTERS = { en: 110, ja: 56 };

/** An entry in lists: every name it has, and the beginning of each text. */
export type KeywordSummary = Pick<KeywordLine, 'uniqueId' | 'category' | 'flag' | 'yomi' | 'ruleIds'> & {
  readonly texts: readonly Pick<KeywordLine, 'lang' | 'name' | 'content'>[];
};

/** Every entry that is not deleted, in the order of its reading. */
export async function listKeywordSummaries({ db }: Pick<Deps, 'db'>): Promise<KeywordSummary[]> {
  const lines = (await listKeywords(db, READ_CHARACTERS)).filter(({ flag }) => flag !== KEYWORD_FLAGS.deleted);
  return [...Map.groupBy(lines, (line) => line.uniqueId).values()].flatMap((texts) => {
    const [first] = texts;
    if (!first) return [];
    const { uniqueId, category, flag, yomi, ruleIds } = first;
    const short = texts.map(({ lang, name, content }) => ({ lang, name, content: excerptOf(content, EXCERPT_CHARACTERS[lang]) }));
    return [{ uniqueId, category, flag, yomi, ruleIds, texts: short }];
  });
}
