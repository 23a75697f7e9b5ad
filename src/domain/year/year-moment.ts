import { STORY_WEIGHTS, type StoryKind, storyKindOf } from '#domain/stories/story-weight.ts';
import type { ClassClimb } from './year-months.ts';

/** A record of the year by which the player improved, with its rank and its field when it was posted. */
export type YearRecord = {
  readonly recordId: string;
  readonly isEvent: boolean;
  readonly rank: number;
  readonly players: number;
  readonly wasFirst: boolean; // better than every earlier record on the board
  readonly isFirstPost: boolean; // the player's first record on the board
  readonly postedAt: Date;
};

/** The moment of a year: a record and what makes it news, if anything, or a climb through the classes. */
export type YearMoment<Record extends YearRecord> =
  | { readonly kind: Exclude<StoryKind, 'class-up'> | 'best-rank'; readonly record: Record }
  | { readonly kind: 'class-up'; readonly climb: ClassClimb };

/**
 * Returns the moment with the highest weight of the feed. Among equals the better rank wins, then the larger field, then
 * the newer record. A year without news has its best rank as its moment.
 */
export function momentOf<Record extends YearRecord>(
  records: readonly Record[],
  climb: ClassClimb | undefined,
): YearMoment<Record> | undefined {
  const moments = records.map((record) => ({ record, kind: storyKindOf({ ...record, isNamed: true }) ?? ('best-rank' as const) }));
  const [best] = moments.sort(
    (a, b) => weightOf(b.kind) - weightOf(a.kind) || a.record.rank - b.record.rank || byFieldAndTime(a.record, b.record),
  );
  if (climb && weightOf('class-up') > weightOf(best?.kind ?? 'best-rank')) return { kind: 'class-up', climb };
  return best;
}

const weightOf = (kind: StoryKind | 'best-rank'): number => (kind === 'best-rank' ? 0 : STORY_WEIGHTS[kind]);

const byFieldAndTime = (a: YearRecord, b: YearRecord): number =>
  b.players - a.players || b.postedAt.getTime() - a.postedAt.getTime() || (a.recordId < b.recordId ? -1 : 1);
