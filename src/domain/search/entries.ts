import { eventRoute, playerRoute } from '#domain/catalogue/routes.ts';
import { isSearchable } from '#domain/keywords/categories.ts';
import { keywordRoute } from '#domain/keywords/routes.ts';
import type { KeywordRow, StageRow, UserRow } from './rows.ts';

/** A searchable entry: a stage (or total, event, speedrun), a keyword in all its languages, or a player. */
export type SearchEntry =
  | { readonly kind: 'stage'; readonly stage: StageRow }
  | { readonly kind: 'keyword'; readonly texts: readonly [KeywordRow, ...KeywordRow[]] }
  | { readonly kind: 'user'; readonly user: UserRow };

export type SearchKind = SearchEntry['kind'];

export const stageEntries = (rows: readonly StageRow[]): SearchEntry[] => rows.map((stage) => ({ kind: 'stage', stage }));
export const userEntries = (rows: readonly UserRow[]): SearchEntry[] => rows.map((user) => ({ kind: 'user', user }));

/** One entry per searchable keyword from any list: no rule texts, no deleted ones. */
export function keywordEntries(rows: readonly KeywordRow[]): SearchEntry[] {
  const byId = Map.groupBy(rows.filter(isSearchable), (row) => row.unique_id);
  return [...byId.values()].flatMap(([first, ...others]) => (first ? [{ kind: 'keyword', texts: [first, ...others] }] : []));
}

/** A unique key of an entry. */
export function entryKey(entry: SearchEntry): string {
  if (entry.kind === 'stage') return `${entry.stage.type}-${entry.stage.stage_id}`;
  return entry.kind === 'keyword' ? `keyword-${entry.texts[0].unique_id}` : `user-${entry.user.userId}`;
}

/** The text of a keyword for a reader: in their language if there is one. */
export const textFor = (texts: readonly [KeywordRow, ...KeywordRow[]], lang: string): KeywordRow =>
  texts.find((text) => text.lang === lang) ?? texts[0];

/** The route of an entry (seed.md §5), without the locale. */
export function entryRoute(entry: SearchEntry, lang: string): string {
  if (entry.kind === 'user') return playerRoute(entry.user.userId);
  if (entry.kind === 'keyword') return keywordRoute(textFor(entry.texts, lang).keyword);
  const { type, stage_id: id } = entry.stage;
  return type === 'limited' ? eventRoute(id) : `/${type}/${id}`;
}
