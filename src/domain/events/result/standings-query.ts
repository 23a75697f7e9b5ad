import type { LimitedEvent } from '#domain/catalogue/rows.ts';
import { err, ok, type Result } from '#domain/shared/result.ts';

/** Most rows per page of an individual ranking. */
export const STANDINGS_ROWS = 100;
/** Members per page while there is no ranking yet. */
export const MEMBERS_ROWS = 100;

// Each stage adds a cell to every row. A page of an event has at most 3,000 elements, however many stages it has.
const ROWS_BY_STAGES = [
  { stages: 3, rows: STANDINGS_ROWS },
  { stages: 15, rows: 40 },
  { stages: 45, rows: 25 },
];
const FEWEST_ROWS = 10;

/** Returns the rows per page of the individual ranking of an event with this many stages. */
export const standingsRows = (stages: number): number => ROWS_BY_STAGES.find((size) => stages <= size.stages)?.rows ?? FEWEST_ROWS;

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

export type StandingsPage<Row> = StandingsQuery & { readonly rows: readonly Row[]; readonly players: number; readonly pages: number };

/** Returns the requested rows of a ranking or of a list of members. Returns 'bad-query' for a page that does not exist. */
export function standingsPage<Row extends { readonly teamId: number | null }>(
  all: readonly Row[],
  query: StandingsQuery,
  size: number,
): Result<StandingsPage<Row>, 'bad-query'> {
  const wanted = query.team === null ? all : all.filter(({ teamId }) => teamId === query.team);
  const pages = Math.max(1, Math.ceil(wanted.length / size));
  if (query.page > pages) return err('bad-query');
  const from = (query.page - 1) * size;
  return ok({ ...query, rows: wanted.slice(from, from + size), players: wanted.length, pages });
}
