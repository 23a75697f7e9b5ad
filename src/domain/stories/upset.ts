/** A player in a story, with the place in the player ranking. A player without a name is anonymous. */
export type StoryPlayer = { readonly name: string | null; readonly place: number };

/** A record by which its author came past another player on a board. */
export type Overtaking = {
  readonly recordId: string;
  readonly author: StoryPlayer;
  readonly passed: StoryPlayer;
  readonly postedAt: number;
};

/** Returns by how many places in the player ranking the player who was passed is ahead of the author. */
export const upsetGap = ({ author, passed }: Pick<Overtaking, 'author' | 'passed'>): number => author.place - passed.place;

/**
 * Returns the overtaking with the largest gap in overall place, the newest of equals. Names nobody who is anonymous,
 * and skips records that are told elsewhere. Undefined when nobody passed a better-placed player.
 */
export function upsetOf<Each extends Overtaking>(overtakings: readonly Each[], shownElsewhere: ReadonlySet<string>): Each | undefined {
  return overtakings
    .filter((each) => each.author.name !== null && each.passed.name !== null && upsetGap(each) > 0 && !shownElsewhere.has(each.recordId))
    .sort((a, b) => upsetGap(b) - upsetGap(a) || b.postedAt - a.postedAt || (a.recordId < b.recordId ? -1 : 1))[0];
}
