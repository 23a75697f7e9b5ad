/** One alternative of a query: what must match, and what must not. */
export type Alternative = { readonly sought: string; readonly excluded: readonly string[] };

const OR = /(?<!\\)\|/; // an escaped one is literal
const TERMS = /[^\s"]*".*?"\$?(?=\s|$)|\S+/g; // quoted text is one term

/**
 * Splits a query into its alternatives and extracts their inverse terms (`!word`, `!^start`, `!end$`), each as the term
 * that matches what it excludes. Fuse.js cannot apply them itself: it drops an inverse match when any field is empty,
 * and every entry lacks some.
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
