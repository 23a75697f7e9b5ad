import type { LimitedEvent } from '#domain/catalogue/rows.ts';
import { err, ok, type Result } from '#domain/shared/result.ts';
import type { EventPlayer } from './standings.ts';

/** Rows of an individual ranking on one page. */
export const STANDINGS_ROWS = 100;
/** Members that are named where there is no ranking to name them. */
export const MEMBERS_SHOWN = 100;

/** Which part of an event's individual ranking is shown: everybody's or one team's, and which page of it. */
export type StandingsQuery = { readonly team: number | null; readonly page: number };

type Asked = Readonly<Record<string, string | readonly string[] | undefined>>;

const WHOLE_NUMBER = /^[1-9]\d{0,4}$/;

/** Reads a query; unknown keys are ignored, a team that does not play and a page that is no number are 'bad-query' (the page answers 404). */
export function parseStandingsQuery({ teams }: Pick<LimitedEvent, 'teams'>, { team, page }: Asked): Result<StandingsQuery, 'bad-query'> {
  const [askedTeam, askedPage] = [team, page].map((text) => (typeof text === 'string' && WHOLE_NUMBER.test(text) ? Number(text) : null));
  const isTeam = team === undefined || (askedTeam != null && teams.includes(askedTeam));
  if (!isTeam || (page !== undefined && askedPage === null)) return err('bad-query');
  return ok({ team: askedTeam ?? null, page: askedPage ?? 1 });
}

/** Writes the one query string of a view, with its '?' if there is anything to say. */
export function formatStandingsQuery({ team, page }: StandingsQuery): string {
  const parts = [...(team === null ? [] : [`team=${team}`]), ...(page === 1 ? [] : [`page=${page}`])];
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}

export type StandingsPage = StandingsQuery & { readonly rows: readonly EventPlayer[]; readonly players: number; readonly pages: number };

/** The rows that are asked for, with the ranks that they have among all; 'bad-query' for a page that there is not. */
export function standingsPage(players: readonly EventPlayer[], query: StandingsQuery): Result<StandingsPage, 'bad-query'> {
  const wanted = query.team === null ? players : players.filter(({ teamId }) => teamId === query.team);
  const pages = Math.max(1, Math.ceil(wanted.length / STANDINGS_ROWS));
  if (query.page > pages) return err('bad-query');
  const from = (query.page - 1) * STANDINGS_ROWS;
  return ok({ ...query, rows: wanted.slice(from, from + STANDINGS_ROWS), players: wanted.length, pages });
}
