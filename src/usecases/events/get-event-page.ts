import { listShownClasses } from '#data/queries/rankings/shown-totals.ts';
import { getPolicy } from '#data/queries/site/policies.ts';
import { VISITOR } from '#domain/accounts/actor.ts';
import type { EvidenceNeeds } from '#domain/catalogue/boards/evidence-needs.ts';
import type { EventPlayer } from '#domain/events/result/standings.ts';
import {
  MEMBERS_ROWS,
  parseStandingsQuery,
  type StandingsPage,
  standingsPage,
  standingsRows,
} from '#domain/events/result/standings-query.ts';
import { evidencePolicy } from '#domain/records/evidence/evidence-policy.ts';
import { err, ok, type Result } from '#domain/shared/result.ts';
import type { Deps } from '#usecases/deps.ts';
import { type EventView, getEvent } from './get-event.ts';

/** Data for an event's public page: the event, one page of its ranking or of its members, and their rank classes. */
export type EventPage = {
  readonly view: EventView;
  readonly standings: StandingsPage<EventPlayer>;
  // Listed in place of the ranking before the event, at a meet-up and while results are hidden; otherwise null.
  readonly members: StandingsPage<EventView['members'][number]> | null;
  readonly classes: ReadonlyMap<number, number>; // rank class by user id
  readonly evidence: EvidenceNeeds | null; // null for events on existing boards, whose own needs apply
};

type Query = Parameters<typeof parseStandingsQuery>[1];

/**
 * Returns an event's public page, or 'not-found' for a draft or for an unknown code, team or page number. Its ranking has as
 * many rows as fit on a page, unless `rows` says otherwise.
 */
export async function getEventPage(deps: Deps, code: number, query: Query, rows?: number): Promise<Result<EventPage, 'not-found'>> {
  const view = await getEvent(deps, VISITOR, code);
  if (!view) return err('not-found');
  const asked = parseStandingsQuery(view.event, query);
  if (!asked.ok) return err('not-found');
  const isRanked = view.boards.length > 0 && !view.sealed && view.window !== 'not-begun';
  const standings = isRanked
    ? standingsPage(view.players, asked.value, rows ?? standingsRows(view.boards.length))
    : standingsPage<EventPlayer>([], { ...asked.value, page: 1 }, MEMBERS_ROWS);
  const members = isRanked ? ok(null) : standingsPage(view.members, asked.value, MEMBERS_ROWS);
  if (!standings.ok || !members.ok) return err('not-found');
  const classes = await listShownClasses(
    deps.db,
    (members.value ?? standings.value).rows.map(({ userId }) => userId),
  );
  const { evidence, boards } = view.event;
  const policy = evidencePolicy.parse((await getPolicy(deps.db, 'evidence')).content);
  return ok({
    view,
    standings: standings.value,
    members: members.value,
    classes,
    evidence: boards.length > 0 ? null : (evidence ?? policy.events),
  });
}
