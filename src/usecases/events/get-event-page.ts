import { listShownClasses } from '#data/queries/rankings/shown-totals.ts';
import { getPolicy } from '#data/queries/site/policies.ts';
import { VISITOR } from '#domain/accounts/actor.ts';
import type { EvidenceNeeds } from '#domain/catalogue/boards/evidence-needs.ts';
import { MEMBERS_SHOWN, parseStandingsQuery, type StandingsPage, standingsPage } from '#domain/events/result/standings-query.ts';
import { evidencePolicy } from '#domain/records/evidence/evidence-policy.ts';
import { err, ok, type Result } from '#domain/shared/result.ts';
import type { Deps } from '#usecases/deps.ts';
import { type EventView, getEvent } from './get-event.ts';

/** Data for an event's public page: the event, one page of its player ranking and the rank classes of those players. */
export type EventPage = {
  readonly view: EventView;
  readonly standings: StandingsPage;
  readonly classes: ReadonlyMap<number, number>; // rank class by user id
  readonly evidence: EvidenceNeeds | null; // null for events on existing boards, whose own needs apply
};

type Query = Parameters<typeof parseStandingsQuery>[1];

/** Returns an event's public page, or 'not-found' for a draft or for an unknown code, team or page number. */
export async function getEventPage(deps: Deps, code: number, query: Query): Promise<Result<EventPage, 'not-found'>> {
  const view = await getEvent(deps, VISITOR, code);
  if (!view) return err('not-found');
  const asked = parseStandingsQuery(view.event, query);
  const standings = asked.ok ? standingsPage(view.players, asked.value) : asked;
  if (!standings.ok) return err('not-found');
  const named = standings.value.players > 0 ? standings.value.rows : view.members.slice(0, MEMBERS_SHOWN);
  const classes = await listShownClasses(
    deps.db,
    named.map(({ userId }) => userId),
  );
  const { evidence, boards } = view.event;
  const policy = evidencePolicy.parse((await getPolicy(deps.db, 'evidence')).content);
  return ok({ view, standings: standings.value, classes, evidence: boards.length > 0 ? null : (evidence ?? policy.events) });
}
