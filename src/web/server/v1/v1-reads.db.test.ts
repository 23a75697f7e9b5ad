import { beforeAll, expect, test } from 'vitest';
import { ENDPOINTS } from '#domain/api/endpoints.ts';
import { codeText } from '#domain/events/event-code.ts';
import { COUNTABLE_STATES } from '#domain/records/states.ts';
import { createPlayer, createRecord } from '#tests/support/database/factories.ts';
import { openDemoDatabase } from '#tests/support/database/test-database.ts';
import fc from '#tests/support/fast-check.ts';
import { routeOfV1 } from '#tests/support/http/v1.ts';
import { openV1 } from '#tests/support/http/v1-routes.ts';
import { rounds } from '#tests/support/rounds.ts';
import { getPlayer } from '#usecases/players/get-player.ts';
import { comparePlayers } from '#usecases/rankings/players/compare-players.ts';
import { getTotal } from '#usecases/rankings/totals/get-total.ts';
import { getTotalMoves } from '#usecases/rankings/totals/get-total-moves.ts';
import { refreshTotals } from '#usecases/rankings/totals/refresh-totals.ts';

const { db, deps, url } = openDemoDatabase();
const callV1 = openV1(url);
// Past days are few, because each is computed once.
const FILTERS = ['year=2024', 'console=4', 'console=1&at=2025-06-30'];
const SAMPLE = rounds(15, 50);

let handles: string[] = [];
beforeAll(async () => {
  await refreshTotals(deps);
  const rows = await db.selectFrom('users').select('handle').where('closed_at', 'is', null).orderBy('id').execute();
  handles = rows.map(({ handle }) => handle);
});

const queryOf = (filter: string) => Object.fromEntries(new URLSearchParams(filter));
const pageOf = async <Value>(result: Promise<{ ok: true; value: Value } | { ok: false }>): Promise<Value> => {
  const settled = await result;
  return settled.ok ? settled.value : expect.fail('the page refuses the filter');
};
const sample = <Value>(from: readonly Value[]): Value[] => fc.sample(fc.constantFrom(...from), SAMPLE);

test('every read of totals, players, records, events, log and texts answers as the document says', async () => {
  const codes = [...(await deps.catalogue()).events.keys()].map(codeText);
  const [a, b] = handles;
  const [record, keyword, news] = await Promise.all(['/records?limit=1', '/keywords?limit=1', '/news?limit=1'].map((path) => callV1(path)));
  const paths = [
    ...['/records', '/keywords?order=name', '/news', '/totals', '/totals/1', '/totals/47?limit=3', '/totals/30/moves?since=2025-01-01'],
    ...['/players?limit=5', `/players/${a}`, `/players/${a}/records`, `/players/${a}/records?rule=21&year=2024`, `/players/${a}/progress`],
    ...[`/compare/${a}/${b}`, `/compare/${a}/${b}?boards=all&series=2`, '/records?kind=entry&series=6&limit=5'],
    ...[`/records?player=${a}&stage=201&since=2020-01-01T00:00:00Z`, '/log', '/log?verb=ban&limit=2'],
    ...[`/records/${record?.body.data[0].recordId}`, `/keywords/${keyword?.body.data[0].uniqueId}`, `/news/${news?.body.data[0].newsId}`],
    ...['/events', ...[codes[0], codes.at(-1)].map((code) => `/events/${code}`)],
  ];
  for (const path of paths) expect((await callV1(path)).status, path).toBe(200);
  const reads = ENDPOINTS.filter(({ tag }) => !['Catalogue', 'Boards'].includes(tag)).map(({ path }) => path);
  expect(new Set(paths.map((path) => routeOfV1(path).template))).toEqual(new Set(reads));
});

test.each([
  ...['/totals/999', '/totals/1?page=9999', '/totals/1?year=1999', '/totals/1?year=2024&at=2024-01-01', '/totals/1/moves?since=2099-01-01'],
  ...['/players/nobody-at-all', '/players/Halfmoon', '/players/x', '/records/999999999', '/records/0', '/records?series=77'],
  ...[
    '/records?player=nobody-at-all',
    '/compare/nobody/nobody',
    '/events/991231',
    '/events/1',
    '/keywords/zzzz',
    '/news/999999',
    '/log?year=1999',
    '/news?year=0',
    '/news?year=999999999',
  ],
])('%s is 404', async (path) => {
  expect(await callV1(path)).toMatchObject({ status: 404, body: { error: 'not-found' } });
});

test.each([
  ['/records?after=x', 'after'],
  ['/records?limit=201', 'limit'],
  ['/records?since=yesterday', 'since'],
  ['/records?kind=best', 'kind'],
  ['/totals/1/moves', 'since'],
  ['/news?after=-1', 'after'],
  ['/log?after=x', 'after'],
  ['/keywords?category=rule', 'category'],
  ['/keywords?page=0', 'page'],
])('%s is 422 and names %s', async (path, field) => {
  expect(await callV1(path)).toMatchObject({ status: 422, body: { error: 'invalid', fields: { [field]: expect.any(String) } } });
});

/** Most rows are of today, which is stored; each of the others is computed. */
const filterOf = (nth: number) => FILTERS[nth % 25] ?? '';

test(`${SAMPLE} random players have the numbers of their pages`, async () => {
  for (const [nth, handle] of sample(handles).entries()) {
    const filter = filterOf(nth);
    const page = await pageOf(getPlayer(deps, handle, queryOf(filter), { hasHistory: nth === 0 }));
    const { body } = await callV1(`/players/${handle}?${filter}`);
    expect(body).toMatchObject({ userId: handle, name: page.player.name, rankClass: page.grand.rankClass, points: page.grand.points });
    const totals = page.totals.map(({ boardsPlayed, boards: allBoards, ...line }) => ({ ...line, boards: boardsPlayed, allBoards }));
    expect(body.totals).toEqual(totals);
    const { body: records } = await callV1(`/players/${handle}/records?${filter}`);
    expect(records.data).toMatchObject(
      page.standings.map(({ rank, shared, players, points, recordId, board }) => ({
        ...{ rank, shared, players, points, recordId },
        board: { rule: board.ruleId, [board.kind === 'speedrun' ? 'speedrunId' : 'stageId']: board.refId },
      })),
    );
    if (nth === 0) expect((await callV1(`/players/${handle}/progress?${filter}`)).body.data).toEqual(page.grand.progress);
  }
});

test(`${SAMPLE} random totals have the numbers of their pages`, async () => {
  const totals = sample([...(await deps.catalogue()).totals.keys()]);
  for (const [nth, totalId] of totals.entries()) {
    const filter = filterOf(nth);
    const found = await getTotal(deps, totalId, queryOf(filter));
    const { status, body } = await callV1(`/totals/${totalId}?${filter}`);
    expect(status).toBe(found.ok ? 200 : 404); // Some totals do not offer the console.
    if (!found.ok) continue;
    const { rows, players, pages, boards } = found.value;
    expect(body).toMatchObject({ totalId, players, pages, boards });
    expect(body.data).toEqual(
      rows.map(({ userId: _, handle, boardsPlayed, newestAt, seriesPoints: __, ...row }) => ({
        ...{ ...row, userId: handle, boards: boardsPlayed, newestAt: newestAt.toISOString() },
      })),
    );
  }
});

test('pages of another length have the same rows', async () => {
  const whole = (await callV1('/totals/1?limit=1000')).body;
  const ofSeven = await Promise.all([1, 2, 3].map(async (page) => (await callV1(`/totals/1?limit=7&page=${page}`)).body));
  expect(ofSeven.flatMap(({ data }) => data)).toEqual(whole.data.slice(0, 21));
  expect(ofSeven[0].pages).toBe(Math.ceil(whole.players / 7));
});

test('moves and comparisons have the numbers of their pages', async () => {
  const moved = await pageOf(getTotalMoves(deps, 20, { since: '2025-01-01' }));
  const { body: moves } = await callV1('/totals/20/moves?since=2025-01-01');
  expect(moves).toMatchObject({ since: moved.since, until: moved.until, counts: moved.counts, pages: moved.pages });
  expect(moves.data).toMatchObject(
    moved.moves.map(({ before, after }) => ({
      ...{ userId: after.handle, rank: after.rank, points: after.points },
      before: before ? { rank: before.rank, points: before.points } : null,
    })),
  );
  const [a = '', b = ''] = handles;
  const page = await pageOf(comparePlayers(deps, a, b, { boards: 'all' }));
  const { body } = await callV1(`/compare/${a}/${b}?boards=all`);
  expect(body).toMatchObject({ both: page.both, all: page.all, a: { userId: a, podiums: page.a.medals }, b: { userId: b } });
  expect(body.data).toMatchObject(page.duels.map(({ winner }) => ({ winner })));
});

type Slice = { readonly body: { readonly data: readonly { readonly recordId: string }[]; readonly next: string | null } };

test('walking through the records of a stage returns each record once, also while others are posted', async () => {
  const boards = [...(await deps.catalogue()).boards.values()].filter(({ kind, refId }) => kind === 'stage' && refId === 201);
  const before = await db
    .selectFrom('records')
    .select('record_id as recordId')
    .where('state', 'in', COUNTABLE_STATES)
    .where(
      'board_id',
      'in',
      boards.map(({ boardId }) => boardId),
    )
    .execute();
  const newcomer = await createPlayer(deps);
  const seen: string[] = [];
  let after: string | null = '';
  while (after !== null) {
    const { body }: Slice = await callV1(`/records?stage=201&limit=40${after && `&after=${after}`}`);
    seen.push(...body.data.map(({ recordId }) => recordId));
    after = body.next;
    await createRecord(deps, { userId: newcomer, score: 1_000 + seen.length });
  }
  expect(seen.length).toBeGreaterThan(80);
  expect(seen.toSorted()).toEqual(before.map(({ recordId }) => recordId).toSorted());
});
