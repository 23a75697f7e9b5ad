import { STORY_WEIGHTS, type StoryKind } from './story-weight.ts';

/** Number of days that the feed covers, including today. */
export const FEED_DAYS = 7;

/** Number of stories above the fold. */
export const FEED_ROWS = 5;

/** Number of records shown instead of stories after a week without any record. */
export const QUIET_ROWS = 3;

/** A record or a class change with its kind; `subject` tells one from the other and identifies the record or player. */
export type FeedSubject = { readonly kind: StoryKind | undefined; readonly subject: string; readonly at: number };

/** The feed of a week: the stories in order, and everything else under the fold, newest first. */
export type WeekFeed<Item extends FeedSubject> = { readonly stories: readonly Item[]; readonly folded: readonly Item[] };

/**
 * Splits the items of a week into the heaviest stories, newest first among equals, and the rest. Omits subjects that
 * are told elsewhere on the page, so that no record is told twice.
 */
export function weekFeed<Item extends FeedSubject>(items: readonly Item[], shownElsewhere: ReadonlySet<string>): WeekFeed<Item> {
  const seen = new Set(shownElsewhere);
  const fresh = items.filter(({ subject }) => !seen.has(subject) && seen.add(subject));
  const byWeight = fresh.filter(({ kind }) => kind !== undefined).sort((a, b) => weightOf(b) - weightOf(a) || byAge(a, b));
  const stories = byWeight.slice(0, FEED_ROWS);
  return { stories, folded: fresh.filter((item) => !stories.includes(item)).sort(byAge) };
}

const weightOf = ({ kind }: FeedSubject): number => (kind === undefined ? 0 : STORY_WEIGHTS[kind]);

const byAge = (a: FeedSubject, b: FeedSubject): number => b.at - a.at || (a.subject < b.subject ? -1 : 1);
