import { z } from 'zod';
import type { LimitedEvent } from '#domain/catalogue/rows.ts';
import { seedOf } from '#domain/events/plan/event-seed.ts';
import { canonicalJson } from '#domain/shared/canonical-json.ts';
import type { EventStandings } from './standings.ts';

const id = z.int();
const place = z.strictObject({
  recordId: z.string(),
  userId: id,
  boardId: id,
  rankKey: z.int(),
  postedAt: z.iso.datetime().transform((at) => new Date(at)),
  rank: z.int(),
  shared: z.boolean(),
  points: z.int(),
});
const player = z.strictObject({
  userId: id,
  teamId: id.nullable(),
  rank: z.int(),
  shared: z.boolean(),
  points: z.int(),
  boards: z.int(),
  newestAt: z.iso.datetime().transform((at) => new Date(at)),
});
const team = z.strictObject({ teamId: id, rank: z.int(), shared: z.boolean(), points: z.int(), players: z.int() });
const cell = z.strictObject({
  boardId: id,
  points: z.array(z.tuple([id, z.int()])).transform((points) => new Map(points)),
  holders: z.array(id),
});

const result = z.strictObject({
  code: id,
  startsAt: z.string(),
  endsAt: z.string(),
  seed: z.string(),
  members: z.array(z.strictObject({ userId: id, teamId: id.nullable() })),
  standings: z.strictObject({
    largest: z.int(),
    places: z.array(place),
    players: z.array(player),
    teams: z.array(team),
    cells: z.array(cell),
  }),
});

export type EventOutcome = Readonly<z.output<typeof result>>;

type Ended = {
  readonly event: Pick<LimitedEvent, 'id' | 'startsAt' | 'endsAt' | 'seed'>;
  readonly members: readonly { readonly userId: number; readonly teamId: number | null }[];
  readonly standings: EventStandings;
};

/** Writes the final result of an event in canonical JSON, which is hashed. */
export function writeResult({ event, members, standings }: Ended): string {
  const { largest, places, players, teams, cells } = standings;
  return canonicalJson({
    code: event.id,
    startsAt: event.startsAt,
    endsAt: event.endsAt,
    seed: seedOf(event),
    members: members.map(({ userId, teamId }) => ({ userId, teamId })).sort((a, b) => a.userId - b.userId),
    standings: {
      largest,
      places: places.map(({ postedAt, recordId, userId, boardId, rankKey, rank, shared, points }) => ({
        ...{ recordId, userId, boardId, rankKey, rank, shared, points },
        postedAt: postedAt.toISOString(),
      })),
      players: players.map(({ newestAt, ...row }) => ({ ...row, newestAt: newestAt.toISOString() })),
      teams: teams.map((row) => ({ ...row })),
      cells: cells.map(({ boardId, points, holders }) => ({
        boardId,
        holders: [...holders],
        points: [...points].sort(([a], [b]) => a - b),
      })),
    },
  });
}

/** Parses a stored result. Throws on invalid text. */
export const readResult = (content: string): EventOutcome => result.parse(JSON.parse(content));

export type RankMove = { readonly userId: number; readonly from: number | null; readonly to: number | null };

/** Returns the players whose individual rank an amendment changes, with both ranks. A rank of null means unranked. */
export function movesBetween(before: EventOutcome, after: EventOutcome): RankMove[] {
  const ranks = (outcome: EventOutcome) => new Map(outcome.standings.players.map(({ userId, rank }) => [userId, rank]));
  const [from, to] = [ranks(before), ranks(after)];
  return [...new Set([...from.keys(), ...to.keys()])]
    .map((userId) => ({ userId, from: from.get(userId) ?? null, to: to.get(userId) ?? null }))
    .filter((move) => move.from !== move.to)
    .sort((a, b) => a.userId - b.userId);
}
