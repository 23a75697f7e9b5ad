import type { LimitedEvent } from '#domain/catalogue/rows.ts';
import { err, ok, type Result } from '#domain/shared/result.ts';
import type { EventPlayer } from './standings.ts';

/** Rows per page of an individual ranking. */
export const STANDINGS_ROWS = 100;
/** Maximum number of members listed while there is no ranking yet. */
export const MEMBERS_SHOWN = 100;

/** The part of an event's individual ranking that a page shows: all players or one team, and the page number. */
export type StandingsQuery = { readonly team: number | null; readonly page: number };

type Asked = Readonly<Record<string, string | readonly string[] | undefined>>;

const WHOLE_NUMBER = /^[1-9]\d{0,4}$/;

/**
 * Parses a standings query and ignores unknown keys. Returns 'bad-query', which the page answers with 404, for an
 * unknown team or an invalid page number.
 */
export function parseStandingsQuery({ teams }: Pick<LimitedEvent, 'teams'>, { team, page }: Asked): Result<StandingsQuery, 'bad-query'> {
  const [askedTeam, askedPage] = [team, page].map((text) => (typeof text === 'string' && WHOLE_NUMBER.test(text) ? Number(text) : null));
  const isTeam = team === undefined || (askedTeam != null && teams.includes(askedTeam));
  if (!isTeam || (page !== undefined && askedPage === null)) return err('bad-query');
  return ok({ team: askedTeam ?? null, page: askedPage ?? 1 });
}

/** Formats the canonical query string of a standings query, starting with '?' unless it is empty. */
export function formatStandingsQuery({ team, page }: StandingsQuery): string {
  const parts = [...(team === null ? [] : [`team=${team}`]), ...(page === 1 ? [] : [`page=${page}`])];
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}

export type StandingsPage = StandingsQuery & { readonly rows: readonly EventPlayer[]; readonly players: number; readonly pages: number };

/** Returns the requested rows with their overall ranks. Returns 'bad-query' for a page number that does not exist. */
export function standingsPage(players: readonly EventPlayer[], query: StandingsQuery): Result<StandingsPage, 'bad-query'> {
  const wanted = query.team === null ? players : players.filter(({ teamId }) => teamId === query.team);
  const pages = Math.max(1, Math.ceil(wanted.length / STANDINGS_ROWS));
  if (query.page > pages) return err('bad-query');
  const from = (query.page - 1) * STANDINGS_ROWS;
  return ok({ ...query, rows: wanted.slice(from, from + STANDINGS_ROWS), players: wanted.length, pages });
}
