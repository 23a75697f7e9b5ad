import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import type { LimitedEvent, Team } from '#domain/catalogue/rows.ts';

export type EventSide = Team & { readonly order: number };

/**
 * Returns the teams of an event in its order. The order determines the side and the sign of each team wherever the
 * event is shown.
 */
export const eventTeams = ({ teams }: Pick<Catalogue, 'teams'>, event: Pick<LimitedEvent, 'teams'>): EventSide[] =>
  event.teams.flatMap((teamId) => teams.get(teamId) ?? []).map((team, order) => ({ ...team, order }));
