/** One alternative in a query: the text that must match and the terms that must not. */
export type Alternative = { readonly sought: string; readonly excluded: readonly string[] };

const OR = /(?<!\\)\|/; // an escaped | is literal
const TERMS = /[^\s"]*".*?"\$?(?=\s|$)|\S+/g; // a quoted text is a single term

/**
 * Splits a query at `|` and extracts the inverse terms (`!word`, `!^start`, `!end$`) of each alternative, without the
 * `!`. Fuse.js cannot apply inverse terms here: it never matches an entry with an empty field, and every entry has one.
 */
export function alternativesOf(query: string): Alternative[] {
  return query.split(OR).map((part) => {
    const [inverse, plain] = partition(part.match(TERMS) ?? [], (term) => /^!./.test(term));
    return { sought: plain.join(' '), excluded: inverse.map((term) => finds(term.slice(1))) };
  });
}

export const withoutExclusions = (query: string): string =>
  alternativesOf(query)
    .flatMap(({ sought }) => sought || [])
    .join(' | ');

const finds = (term: string): string => (/^\^|\$$/.test(term) ? term : `'${term}`);

const partition = <Item>(items: readonly Item[], isFirst: (item: Item) => boolean) =>
  [items.filter(isFirst), items.filter((item) => !isFirst(item))] as const;
