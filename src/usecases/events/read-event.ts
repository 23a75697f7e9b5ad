import { type EventMember, listMembers } from '#data/queries/event-members.ts';
import { listEventPosts } from '#data/queries/event-posts.ts';
import { type EventState, findEvent } from '#data/queries/events.ts';
import type { LimitedEvent } from '#domain/catalogue/rows.ts';
import { type EventField, eventField } from '#domain/events/event-field.ts';
import { writeResult } from '#domain/events/event-result.ts';
import { bestsOfPosts, type EventPost, standingsOf } from '#domain/events/standings.ts';
import { closingTime, postWindowAt } from '#domain/events/window.ts';
import type { Deps } from '#usecases/deps.ts';

/** An event with all input of its rankings. */
export type ReadEvent = {
  readonly event: LimitedEvent;
  readonly state: EventState;
  readonly revisionId: string;
  readonly members: readonly EventMember[];
  readonly field: EventField;
  readonly posts: readonly EventPost[]; // countable, oldest first
};

/** Reads a public event and its posts; call it on a snapshot or in a transaction. Undefined for an unknown code or a draft. */
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

/** An event's result computed from today's records, in its stored form. */
export const resultToday = (read: ReadEvent): string =>
  writeResult({ ...read, standings: standingsOf(read.field, bestsOfPosts(read.posts)) });

// On an event's own stages every record counts, because nothing else can be posted there. On existing boards only posts of members in the
// window count.
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
