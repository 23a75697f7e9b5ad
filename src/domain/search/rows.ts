/** One line of the stage list, with the field names of seed.md §3; `yomi` is our addition, so that a kanji name is found by its sound. */
export type StageRow = {
  readonly stage_id: number;
  readonly stage_name: string; // Japanese
  readonly eng_stage_name: string;
  readonly parent: number; // the home rule, the event of an event stage, the total itself
  readonly category: number; // the series
  readonly type: 'stage' | 'total' | 'limited' | 'speedrun'; // first segment of its route
  readonly yomi?: string;
};

/** One line of the keyword list: an entry in one language. */
export type KeywordRow = {
  readonly keyword: string;
  readonly unique_id: string;
  readonly category: string;
  readonly tag: string;
  readonly yomi: string;
  readonly content: string; // the beginning
  readonly flag: number;
  readonly lang: 'en' | 'ja';
};

/** A player in search results; numbers are from total 1, null for unranked players. */
export type UserRow = {
  readonly userId: string;
  readonly name: string | null;
  readonly rank: number | null;
  readonly rankClass: number | null;
  readonly boards: number;
};
