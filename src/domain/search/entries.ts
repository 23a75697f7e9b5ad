import { eventRoute, playerRoute } from '#domain/catalogue/routes.ts';
import { isSearchable } from '#domain/keywords/categories.ts';
import { keywordRoute } from '#domain/keywords/routes.ts';
import type { KeywordRow, StageRow, UserRow } from './rows.ts';

/**
 * A searchable entry: a stage (including totals, events and speedruns), a keyword in all its languages, or a player.
 */
export type SearchEntry =
  | { readonly kind: 'stage'; readonly stage: StageRow }
  | { readonly kind: 'keyword'; readonly texts: readonly [KeywordRow, ...KeywordRow[]] }
  | { readonly kind: 'user'; readonly user: UserRow };

export type SearchKind = SearchEntry['kind'];

export const stageEntries = (rows: readonly StageRow[]): SearchEntry[] => rows.map((stage) => ({ kind: 'stage', stage }));
export const userEntries = (rows: readonly UserRow[]): SearchEntry[] => rows.map((user) => ({ kind: 'user', user }));

/** Returns one entry per keyword, without rules and deleted keywords. */
export function keywordEntries(rows: readonly KeywordRow[]): SearchEntry[] {
  const byId = Map.groupBy(rows.filter(isSearchable), (row) => row.unique_id);
  return [...byId.values()].flatMap(([first, ...others]) => (first ? [{ kind: 'keyword', texts: [first, ...others] }] : []));
}

/** Returns a key that is unique among all search entries. */
export function entryKey(entry: SearchEntry): string {
  if (entry.kind === 'stage') return `${entry.stage.type}-${entry.stage.stage_id}`;
  return entry.kind === 'keyword' ? `keyword-${entry.texts[0].unique_id}` : `user-${entry.user.userId}`;
}

/** Returns a keyword's text in the given language, or in another one if there is none. */
export const textFor = (texts: readonly [KeywordRow, ...KeywordRow[]], lang: string): KeywordRow =>
  texts.find((text) => text.lang === lang) ?? texts[0];

/** Returns the route of an entry (seed.md §5), without the locale. */
export function entryRoute(entry: SearchEntry, lang: string): string {
  if (entry.kind === 'user') return playerRoute(entry.user.userId);
  if (entry.kind === 'keyword') return keywordRoute(textFor(entry.texts, lang).keyword);
  const { type, stage_id: id } = entry.stage;
  return type === 'limited' ? eventRoute(id) : `/${type}/${id}`;
}
