import { listBeginnings, listKeywordIndex } from '#data/queries/texts/keyword-lists.ts';
import { type KeywordCategory, RULE_CATEGORY } from '#domain/keywords/categories.ts';
import { KEYWORD_FLAGS } from '#domain/keywords/flags.ts';
import { filterKeywords, type IndexedKeyword, KEYWORDS_PER_PAGE, type KeywordFilter } from '#domain/keywords/keyword-filter.ts';
import { excerptOf } from '#domain/keywords/plain-text.ts';
import type { Language } from '#domain/shared/language.ts';
import { traitsOf } from '#domain/shared/language-traits.ts';
import type { Deps } from '#usecases/deps.ts';

const READ_CHARACTERS = 400; // enough for an excerpt, including markup
const PICK_UPS = 3;

/** A keyword in a list, with its name and an excerpt in each language. */
export type KeywordSummary = Pick<IndexedKeyword, 'uniqueId' | 'category' | 'flag' | 'yomi' | 'changedAt'> & {
  readonly ruleIds: readonly number[]; // rules that the keyword explains
  readonly stages: number; // number of stages that the keyword is about
  readonly texts: readonly { readonly lang: Language; readonly name: string; readonly content: string }[];
};

export type KeywordList = {
  readonly filter: KeywordFilter;
  readonly entries: readonly KeywordSummary[];
  readonly pages: number;
  readonly found: number;
  readonly all: number;
  readonly counts: ReadonlyMap<KeywordCategory, number>;
  /** Keywords recommended by editors, most recently changed first; only on the unfiltered first page. */
  readonly pickUps: readonly KeywordSummary[];
};

/** Returns one page of the keywords that match a filter, or undefined for a page after the last. */
export async function listKeywords(
  deps: Pick<Deps, 'db'>,
  filter: KeywordFilter,
  lang: Language,
  perPage = KEYWORDS_PER_PAGE,
): Promise<KeywordList | undefined> {
  const index = (await readIndex(deps)).filter(({ category }) => category !== RULE_CATEGORY);
  const found = filterKeywords(index, filter, lang);
  const pages = Math.max(1, Math.ceil(found.length / perPage));
  if (filter.page > pages) return undefined;
  const shown = found.slice((filter.page - 1) * perPage, filter.page * perPage);
  const isWhole = [filter.category, filter.flag, filter.initial].every((value) => value === undefined) && filter.page === 1;
  const picked = filterKeywords(index, { flag: KEYWORD_FLAGS.pickup, order: 'edited', page: 1 }, lang).slice(0, isWhole ? PICK_UPS : 0);
  const summaries = await summarise(deps, [...new Set([...shown, ...picked])]);
  const of = (entries: readonly Indexed[]) => entries.flatMap(({ uniqueId }) => summaries.get(uniqueId) ?? []);
  const counts = new Map([...Map.groupBy(index, ({ category }) => category)].map(([category, { length }]) => [category, length]));
  return { filter, entries: of(shown), pages, found: found.length, all: index.length, counts, pickUps: of(picked) };
}

/** Returns the rule texts, ordered by rule id. */
export async function listRuleTexts(deps: Pick<Deps, 'db'>): Promise<KeywordSummary[]> {
  const rules = (await readIndex(deps))
    .filter(({ category }) => category === RULE_CATEGORY)
    .sort((a, b) => (a.ruleIds[0] ?? 0) - (b.ruleIds[0] ?? 0));
  return [...(await summarise(deps, rules)).values()];
}

type Indexed = Awaited<ReturnType<typeof listKeywordIndex>>[number];

const readIndex = async ({ db }: Pick<Deps, 'db'>) => (await listKeywordIndex(db)).filter(({ flag }) => flag !== KEYWORD_FLAGS.deleted);

async function summarise({ db }: Pick<Deps, 'db'>, entries: readonly Indexed[]): Promise<Map<string, KeywordSummary>> {
  const ids = entries.map(({ uniqueId }) => uniqueId);
  const texts = Map.groupBy(await listBeginnings(db, ids, READ_CHARACTERS), ({ uniqueId }) => uniqueId);
  return new Map(
    entries.map(({ uniqueId, category, flag, yomi, changedAt, ruleIds, stages }) => {
      const short = (texts.get(uniqueId) ?? []).map(({ lang, name, content }) => ({
        ...{ lang, name },
        content: excerptOf(content, traitsOf(lang).excerpt.inList),
      }));
      return [uniqueId, { uniqueId, category, flag, yomi, changedAt, ruleIds, stages, texts: short }];
    }),
  );
}
