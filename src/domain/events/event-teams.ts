import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import type { LimitedEvent, Team } from '#domain/catalogue/rows.ts';

export type EventSide = Team & { readonly order: number };

/**
 * Returns an event's teams in the order in which the event lists them. The order determines each team's side and mark
 * wherever the event is shown.
 */
export const eventTeams = ({ teams }: Pick<Catalogue, 'teams'>, event: Pick<LimitedEvent, 'teams'>): EventSide[] =>
  event.teams.flatMap((teamId) => teams.get(teamId) ?? []).map((team, order) => ({ ...team, order }));
