/** What makes a record or a player news, most important first. */
export type StoryKind = 'world-record' | 'top-three' | 'class-up' | 'first-post';

/** How much each kind of story weighs in the feed of the week and in a player's year. */
export const STORY_WEIGHTS: Readonly<Record<StoryKind, number>> = { 'world-record': 4, 'top-three': 3, 'class-up': 2, 'first-post': 1 };

/** The ranks that make a record news. */
export const TOP_PLACES = 3;

/** The ranks that make a player's first record on a board news. */
export const FIRST_POST_PLACES = 10;

/** The facts of a record that decide whether it is news. */
export type StoryFacts = {
  readonly isNamed: boolean; // false for anonymous players and closed accounts, which no story names
  readonly isEvent: boolean; // event boards have no world records
  readonly rank: number | null; // null when the author has since posted a better record on the board
  readonly wasFirst: boolean; // whether it was better than every earlier record on the board
  readonly isFirstPost: boolean; // the author's first record on the board
};

/** Returns what kind of story a record is, or undefined for a record that is no news. */
export function storyKindOf({ isNamed, isEvent, rank, wasFirst, isFirstPost }: StoryFacts): Exclude<StoryKind, 'class-up'> | undefined {
  if (!isNamed || rank === null) return undefined;
  if (rank === 1 && wasFirst && !isEvent) return 'world-record';
  if (rank <= TOP_PLACES) return 'top-three';
  return isFirstPost && rank <= FIRST_POST_PLACES ? 'first-post' : undefined;
}
