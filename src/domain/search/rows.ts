import type { Language } from '#domain/shared/language.ts';

/**
 * A row in the stage list, with the field names in seed.md §3. `yomi` is not part of the specification. It makes kanji
 * names searchable by their reading.
 */
export type StageRow = {
  readonly stage_id: number;
  readonly stage_name: string; // Japanese name
  readonly eng_stage_name: string;
  readonly parent: number; // id of the home rule, of the event for an event stage, or of the total itself
  readonly category: number; // series id
  readonly type: 'stage' | 'total' | 'limited' | 'speedrun'; // first segment of the route
  readonly yomi?: string;
};

/** A row in the keyword list: one keyword in one language. */
export type KeywordRow = {
  readonly keyword: string;
  readonly unique_id: string;
  readonly category: string;
  readonly tag: string;
  readonly yomi: string;
  readonly content: string; // the beginning of the keyword's text
  readonly flag: number;
  readonly lang: Language;
};

/** A player in search results. Rank and rank class are those of total 1, null for unranked players. */
export type UserRow = {
  readonly userId: string;
  readonly name: string | null;
  readonly rank: number | null;
  readonly rankClass: number | null;
  readonly boards: number;
};
