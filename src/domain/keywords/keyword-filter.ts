import { DEFAULT_LANGUAGE, inEveryLanguage, type Language } from '#domain/shared/language.ts';
import { traitsOf } from '#domain/shared/language-traits.ts';
import { KEYWORD_CATEGORIES, type KeywordCategory, RULE_CATEGORY } from './categories.ts';
import { KEYWORD_FLAGS } from './flags.ts';
import { hasInitial, KEYWORD_INITIALS, type KeywordInitial } from './initials.ts';

/** Sort orders for the keyword list. The first is the default. */
export const KEYWORD_ORDERS = ['edited', 'newest', 'name'] as const;
export type KeywordOrder = (typeof KEYWORD_ORDERS)[number];

/** Categories in the keyword list. Rule texts have their own page. */
export const LISTED_CATEGORIES = KEYWORD_CATEGORIES.filter((category) => category !== RULE_CATEGORY);

/** Flags that are available as a filter. Deleted entries are not listed. */
export const LISTED_FLAGS = Object.values(KEYWORD_FLAGS).filter((flag) => flag !== KEYWORD_FLAGS.deleted);

export const KEYWORDS_PER_PAGE = 30;
const PAGE = /^[1-9]\d{0,4}$/;

export type KeywordFilter = {
  readonly category?: KeywordCategory | undefined;
  readonly flag?: number | undefined;
  readonly initial?: KeywordInitial | undefined;
  readonly order: KeywordOrder;
  readonly page: number;
};

/** Fields of an entry by which the list is sorted and filtered. */
export type IndexedKeyword = {
  readonly uniqueId: string;
  readonly category: KeywordCategory;
  readonly flag: number;
  readonly yomi: string;
  readonly names: Readonly<Partial<Record<Language, string>>>;
  readonly createdAt: Date;
  readonly changedAt: Date;
};

type Query = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Parses the filter from a query. Returns undefined when a value is invalid. */
export function parseKeywordFilter(query: Query): KeywordFilter | undefined {
  const category = chosen(LISTED_CATEGORIES, query.category);
  const flag = chosen(LISTED_FLAGS.map(String), query.flag);
  const initial = chosen(KEYWORD_INITIALS, query.initial);
  const order = chosen(KEYWORD_ORDERS, query.order);
  const { page = '1' } = query;
  if ([category, flag, initial, order].includes(null) || typeof page !== 'string' || !PAGE.test(page)) return undefined;
  return {
    ...(category && { category }),
    ...(flag && { flag: Number(flag) }),
    ...(initial && { initial }),
    order: order ?? KEYWORD_ORDERS[0],
    page: Number(page),
  };
}

/** Formats the query for a filter. The query for the unfiltered list is empty. */
export function formatKeywordFilter({ category, flag, initial, order, page }: KeywordFilter): string {
  const asked = {
    ...{ category, flag, initial },
    order: order === KEYWORD_ORDERS[0] ? undefined : order,
    page: page === 1 ? undefined : page,
  };
  const set = Object.entries(asked).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  return new URLSearchParams(set).toString();
}

/** Returns the matching entries in the filter's order. Names are compared in the given language. */
export function filterKeywords<Entry extends IndexedKeyword>(
  entries: readonly Entry[],
  filter: KeywordFilter,
  language: Language,
): Entry[] {
  const matching = entries.filter(
    (entry) =>
      (filter.category === undefined || entry.category === filter.category) &&
      (filter.flag === undefined || entry.flag === filter.flag) &&
      (filter.initial === undefined || hasInitial(entry, filter.initial)),
  );
  return matching.sort((a, b) => ORDERS[filter.order](a, b, language) || (a.uniqueId < b.uniqueId ? -1 : 1));
}

type Compare = (a: IndexedKeyword, b: IndexedKeyword, language: Language) => number;
const ORDERS: Readonly<Record<KeywordOrder, Compare>> = {
  edited: (a, b) => b.changedAt.getTime() - a.changedAt.getTime(),
  newest: (a, b) => b.createdAt.getTime() - a.createdAt.getTime(),
  name: (a, b, language) => COLLATORS[language].compare(sortName(a, language), sortName(b, language)),
};

const COLLATORS = inEveryLanguage((language) => new Intl.Collator(language));

// Entries without a name in the language or the default language are sorted by their reading.
const sortName = ({ names, yomi }: IndexedKeyword, language: Language): string =>
  traitsOf(language).isSortedByReading ? yomi : (names[language] ?? names[DEFAULT_LANGUAGE] ?? yomi);

// Returns undefined when the value is missing from the query, and null when it is invalid.
function chosen<Value extends string>(values: readonly Value[], asked: Query[string]): Value | undefined | null {
  if (asked === undefined) return undefined;
  return values.find((value) => value === asked) ?? null;
}
