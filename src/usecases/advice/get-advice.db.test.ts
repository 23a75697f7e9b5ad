import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { Db } from '#data/db.ts';
import { listPlacesOfPlayer, UNFILTERED } from '#data/queries/rankings/places.ts';
import { listStandings } from '#data/queries/rankings/standings.ts';
import { FIRST_CLASS_FOR_RECORDS, peerClasses } from '#domain/advice/reach.ts';
import { boardPoints } from '#domain/rankings/board-points.ts';
import { countedAt } from '#domain/rankings/totals/counted-at.ts';
import { openBook, totalRows } from '#domain/rankings/totals/total-rows.ts';
import type { Standing } from '#domain/rankings/totals/totals.ts';
import { checkDraft } from '#domain/records/draft/check-draft.ts';
import { createPlayer } from '#tests/support/database/factories.ts';
import { VIDEO } from '#tests/support/database/store-draft.ts';
import { DEMO_NOW } from '#tests/support/database/template-database.ts';
import { openDemoDatabase } from '#tests/support/database/test-database.ts';
import { rounds } from '#tests/support/rounds.ts';
import { type Simulation, simulateDraft } from '#usecases/rankings/stage/simulate-draft.ts';
import { getReferenceMax } from '#usecases/rankings/totals/reference-max.ts';
import { refreshTotals } from '#usecases/rankings/totals/refresh-totals.ts';
import { readSnapshot } from '#usecases/read-snapshot.ts';
import { type PostedRecord, storeRecord } from '#usecases/records/store-record.ts';
import { getAdvice, type Suggestion } from './get-advice.ts';
import { measureEfforts } from './measure-efforts.ts';

const { db, deps } = openDemoDatabase();
const FIFTHS = [0, 1, 2, 3, 4];
const PLAYERS = rounds(2, 10); // number of tested players in each fifth of the ranking
const CHECKED = 3; // suggestions of each player
const COUNTED = countedAt({ console: 0 }, DEMO_NOW, 'Asia/Tokyo');

type Player = { readonly userId: number; readonly rankClass: number | null };
let players: Player[] = [];
const asked: (Player & { readonly suggestions: Suggestion[] })[] = [];
let standings: Standing[] = [];
let referenceMax = 0;

beforeAll(async () => {
  await sql`analyze`.execute(db);
  await refreshTotals(deps);
  await measureEfforts(deps);
  players = await db
    .selectFrom('total_sums')
    .select(['user_id as userId', 'rank_class as rankClass'])
    .where('total_id', '=', 1)
    .orderBy('order_key')
    .orderBy('newest_at')
    .orderBy('user_id')
    .execute();
  const { boards } = await deps.catalogue();
  standings = await listStandings(db, [...boards.keys()], UNFILTERED);
  referenceMax = await getReferenceMax(deps, 0, COUNTED);
  const step = Math.floor(players.length / (FIFTHS.length * PLAYERS));
  if (step === 0) throw new Error('the demo has too few players');
  for (const player of players.filter((_, place) => place % step === 0).slice(0, FIFTHS.length * PLAYERS))
    asked.push({ ...player, suggestions: (await adviceFor(player.userId, player.rankClass)).slice(0, CHECKED) });
});

const adviceFor = (userId: number, rankClass: number | null) => readSnapshot(deps, (snapshot) => getAdvice(snapshot, userId, rankClass));

class RolledBack extends Error {}

/** Posts a suggestion in a transaction, returns what `read` finds there, and rolls back. */
async function afterPosting<Found>(
  userId: number,
  { board, draft }: Suggestion,
  read: (tx: Db, posted: PostedRecord) => Found | Promise<Found>,
): Promise<Found | undefined> {
  let found: Found | undefined;
  const post = db.transaction().execute(async (tx) => {
    const context = { now: DEMO_NOW, zone: deps.siteZone, purpose: 'post' } as const;
    const checked = checkDraft(board, { ...draft, videoUrl: VIDEO }, context);
    if (!checked.ok) throw new Error(`${board.metric}: ${JSON.stringify(draft)} is not postable`);
    const stored = await storeRecord({ ...deps, db: tx }, { userId, board, checked: checked.value, uploadId: undefined });
    if (!stored.ok) throw new Error(stored.error);
    found = await read(tx, stored.value);
    throw new RolledBack();
  });
  await post.catch((error) => {
    if (!(error instanceof RolledBack)) throw error;
  });
  return found;
}

/** Posts a suggestion, recomputes rankings and totals from scratch, and rolls back. */
const outcomeOf = (userId: number, suggestion: Suggestion, simulation: Simulation) =>
  afterPosting(userId, suggestion, async (tx) => {
    const { board } = suggestion;
    const [place] = await listPlacesOfPlayer(tx, userId, UNFILTERED, board.boardId);
    const after = [
      ...standings.filter(({ boardId }) => boardId !== board.boardId),
      ...(await listStandings(tx, [board.boardId], UNFILTERED)),
    ];
    const catalogue = await deps.catalogue();
    const book = openBook(catalogue, COUNTED.year, after, referenceMax);
    return {
      rank: place?.rank,
      players: place?.players,
      points: place && boardPoints(board, place, { referenceMax, largestOfEvent: new Map() }),
      totals: simulation.totals.map(({ totalId }) => {
        const total = catalogue.totals.get(totalId);
        const row = total && totalRows(book, total).rows.find((each) => each.userId === userId);
        return { totalId, after: row && { rank: row.rank, points: row.points, score: row.score } };
      }),
    };
  });

/** Returns whether a player of the class has this result on the board, or a better one. */
function classReached(rankClass: number, boardId: number, rankKey: number): boolean {
  const sizes = new Map(
    Map.groupBy(players, (each) => each.rankClass ?? -1)
      .entries()
      .map(([id, own]) => [id, own.length]),
  );
  const classes = peerClasses(rankClass, sizes);
  const peers = new Set(players.filter((each) => classes.includes(each.rankClass ?? -1)).map(({ userId }) => userId));
  return standings.some((row) => row.boardId === boardId && row.rankKey <= rankKey && peers.has(row.userId));
}

test.each(FIFTHS)(
  `posting a suggestion has the simulated effect, for ${PLAYERS} players in fifth %i of the ranking (from 0)`,
  async (fifth) => {
    let suggestions = 0;
    for (const player of asked.slice(fifth * PLAYERS, (fifth + 1) * PLAYERS)) {
      for (const suggestion of player.suggestions) {
        const { board, draft, ownRank, rank, rankKey, gain, climb, effort } = suggestion;
        expect(board).toMatchObject({ retired: false, kind: 'stage' });
        if (effort) expect(effort).toMatchObject({ rankClass: player.rankClass, ...climb });
        const simulated = await simulateDraft(deps, player.userId, board.boardId, draft);
        if (!simulated.ok) throw new Error(simulated.error);
        const simulation = simulated.value;
        expect(simulation).toMatchObject({ improves: true, rankKey, rank: { before: ownRank, after: rank } });
        expect((simulation.points.after ?? 0) - (simulation.points.before ?? 0)).toBe(gain);
        expect(gain).toBeGreaterThan(0);
        if ((player.rankClass ?? 0) < FIRST_CLASS_FOR_RECORDS) expect(rank).toBeGreaterThan(1);
        expect(classReached(player.rankClass ?? 0, board.boardId, rankKey)).toBe(true);
        const grand = simulation.totals.find(({ totalId }) => totalId === 1);
        expect((grand?.after?.points ?? 0) - (grand?.before?.points ?? 0)).toBe(gain);
        expect(await outcomeOf(player.userId, suggestion, simulation)).toEqual({
          rank,
          players: simulation.players.after,
          points: simulation.points.after,
          totals: simulation.totals.map(({ totalId, after }) => ({ totalId, after })),
        });
        suggestions += 1;
      }
    }
    expect(suggestions).toBeGreaterThanOrEqual(PLAYERS); // Players who lead almost everywhere get fewer.
  },
);

test('the tested suggestions cover several metrics', () => {
  const metrics = new Set(asked.flatMap(({ suggestions }) => suggestions.map(({ board }) => board.metric)));
  expect(metrics.size).toBeGreaterThanOrEqual(3);
});

test('a new player gets unplayed boards, and posting the first one has the promised effect', async () => {
  const userId = await createPlayer(deps);
  const [first] = await adviceFor(userId, null);
  if (!first) throw new Error('no advice for a new player');
  expect(first).toMatchObject({ ownKey: null, ownRank: null, climb: { kind: 'first' } });
  expect(await afterPosting(userId, first, (_, posted) => posted.rank)).toBe(first.rank);
});
