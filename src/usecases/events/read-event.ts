import { type EventMember, listMembers } from '#data/queries/events/event-members.ts';
import { listEventPosts } from '#data/queries/events/event-posts.ts';
import { type EventState, findEvent } from '#data/queries/events/events.ts';
import type { LimitedEvent } from '#domain/catalogue/rows.ts';
import { type EventField, eventField } from '#domain/events/plan/event-field.ts';
import { writeResult } from '#domain/events/result/event-result.ts';
import { bestsOfPosts, type EventPost, standingsOf } from '#domain/events/result/standings.ts';
import { closingTime, postWindowAt } from '#domain/events/window.ts';
import type { Deps } from '#usecases/deps.ts';

/** An event with all data that its rankings are computed from. */
export type ReadEvent = {
  readonly event: LimitedEvent;
  readonly state: Exclude<EventState, 'draft'>;
  readonly revisionId: string;
  readonly members: readonly EventMember[];
  readonly field: EventField;
  readonly posts: readonly EventPost[]; // countable posts, oldest first
};

/**
 * Reads a published event, its members and its posts. Must be called on a snapshot or in a transaction. Returns
 * undefined for an unknown code or a draft.
 */
export async function readEvent({ db, catalogue: current }: Pick<Deps, 'db' | 'catalogue'>, code: number): Promise<ReadEvent | undefined> {
  const catalogue = await current();
  const event = catalogue.events.get(code);
  const stored = await findEvent(db, code);
  if (!event || !stored || stored.state === 'draft') return undefined;
  const members = await listMembers(db, code);
  const field = eventField(catalogue, event, members);
  const posts = await readPosts(db, event, field, members);
  return { event, state: stored.state, revisionId: stored.revisionId, members, field, posts };
}

/** Computes an event's result from the current records and serialises it in the stored format. */
export const resultToday = (read: ReadEvent): string =>
  writeResult({ ...read, standings: standingsOf(read.field, bestsOfPosts(read.posts)) });

// On an event's own stages, every record counts, because records can be posted there only as part of the event. On
// existing boards, only members' posts within the window count.
async function readPosts(
  db: Deps['db'],
  event: LimitedEvent,
  { boards }: EventField,
  members: readonly EventMember[],
): Promise<EventPost[]> {
  const isOnOwn = event.boards.length === 0;
  const rows = await listEventPosts(db, {
    boardIds: boards,
    userIds: isOnOwn ? null : members.map(({ userId }) => userId),
    span: isOnOwn ? null : { from: new Date(event.startsAt), until: closingTime(event) },
  });
  return rows
    .filter(({ postedAt, uploadStartedAt }) => isOnOwn || postWindowAt(event, postedAt, uploadStartedAt) === 'open')
    .map(({ uploadStartedAt: _, ...post }) => post);
}
