import { expect, test } from 'vitest';
import { ENDPOINTS } from '#domain/api/endpoints.ts';
import type { Board } from '#domain/catalogue/boards/board.ts';
import { codeText } from '#domain/events/event-code.ts';
import { reignsOf } from '#domain/rankings/race/reigns.ts';
import { shownOfRankKey } from '#domain/records/rank-key.ts';
import { formatShown } from '#domain/records/shown-value.ts';
import { dayOf } from '#domain/shared/date.ts';
import { openDemoDatabase } from '#tests/support/database/test-database.ts';
import fc from '#tests/support/fast-check.ts';
import { routeOfV1 } from '#tests/support/http/v1.ts';
import { openV1 } from '#tests/support/http/v1-routes.ts';
import { rounds } from '#tests/support/rounds.ts';
import { getEventPage } from '#usecases/events/get-event-page.ts';
import { getStageRanking } from '#usecases/rankings/stage/get-stage-ranking.ts';
import { getSpeedrunRanking } from '#usecases/speedruns/get-speedrun-ranking.ts';

const { db, deps, url } = openDemoDatabase();
const callV1 = openV1(url);
const SAMPLE = rounds(15, 50);
// Past days are few, because each is computed once.
const FILTERS = ['year=2024', 'at=2025-06-30', 'console=4'];
const filterOf = (nth: number) => FILTERS[nth % 12] ?? '';

/** Returns a ranking as its page shows it, and its address in the API. */
async function pageOf({ kind, refId, ruleId }: Board, filter: string) {
  const query = Object.fromEntries(new URLSearchParams(filter));
  if (kind === 'speedrun') return { path: `/boards/speedrun/${refId}`, page: await getSpeedrunRanking(deps, refId, query) };
  return { path: `/boards/stage/${refId}`, page: await getStageRanking(deps, refId, { rule: String(ruleId), ...query }) };
}

test('every read of the catalogue and of boards answers as the document says', async () => {
  const code = codeText([...(await deps.catalogue()).events.keys()].at(-1) ?? 0);
  const paths = [
    ...['/openapi.json', '/catalogue', '/catalogue/stages/201', '/rules', '/rules/21', `/boards/event/${code}`],
    ...['/boards/stage/201?rule=23&superseded=1&limit=5', '/boards/stage/201/history?year=2024'],
    ...['/boards/speedrun/101?superseded=1', '/boards/speedrun/101/history'],
  ];
  for (const path of paths) expect((await callV1(path)).status, path).toBe(200);
  const reads = ENDPOINTS.filter(({ tag }) => ['Catalogue', 'Boards'].includes(tag)).map(({ path }) => path);
  expect(new Set(paths.map((path) => routeOfV1(path).template))).toEqual(new Set(reads));
});

test.each([
  ...['/boards/stage/9999', '/boards/stage/x', '/boards/stage/0201', '/boards/stage/201?rule=99', '/boards/stage/201?page=99'],
  ...['/boards/stage/201?console=9', '/boards/stage/201?year=1999', '/boards/stage/201?year=2024&at=2024-05-01', '/boards/speedrun/1'],
  ...['/boards/stage/9999/history', '/boards/event/991231', '/boards/event/1', '/catalogue/stages/9999', '/rules/9999'],
])('%s is 404', async (path) => {
  expect(await callV1(path)).toMatchObject({ status: 404, body: { error: 'not-found' } });
});

test.each([
  ['/boards/stage/201?page=01', { page: 'wrong-type' }],
  ['/boards/stage/201?limit=0', { limit: 'wrong-type' }],
  ['/boards/stage/201?limit=1001&at=yesterday', { limit: 'wrong-type', at: 'wrong-type' }],
  ['/boards/stage/201?console=1&console=2', { console: 'wrong-type' }],
  ['/boards/stage/201?superseded=yes', { superseded: 'wrong-type' }],
  ['/boards/stage/201?consoles=1', { consoles: 'unknown-field' }],
  ['/catalogue?q=x', { q: 'unknown-field' }],
])('%s is 422 and names the parameter', async (path, fields) => {
  expect(await callV1(path)).toMatchObject({ status: 422, body: { error: 'invalid', fields } });
});

test(`${SAMPLE} random boards have the numbers of their pages`, async () => {
  const boards = fc.sample(fc.constantFrom(...(await deps.catalogue()).boards.values()), SAMPLE);
  for (const [nth, board] of boards.entries()) {
    const filter = filterOf(nth);
    const { path, page } = await pageOf(board, filter);
    const { status, body } = await callV1(`${path}?${board.kind === 'stage' ? `rule=${board.ruleId}&` : ''}${filter}`);
    expect(status).toBe(page.ok ? 200 : 404); // Some boards do not offer the console.
    if (!page.ok) continue;
    const { rows, players, pages, leaders, firstPlaces } = page.value;
    const shownOf = (rankKey: number) => shownOfRankKey(board, rankKey);
    expect(body).toMatchObject({ players, pages, leaders, board: { kind: board.kind, rule: board.ruleId } });
    expect(body.data).toMatchObject(
      rows.map(({ recordId, rank, shared, handle, name, rankClass, rankKey, points, console, comment, videoUrl, postedAt, aboveKey }) => ({
        ...{ recordId, rank, shared, userId: handle, name, rankClass, points, console, comment, video: videoUrl },
        ...{ value: shownOf(rankKey).value, shown: formatShown(shownOf(rankKey)), postedAt: postedAt.toISOString() },
        toAbove: aboveKey === null ? null : shownOf(rankKey).value - shownOf(aboveKey).value,
        toRecord: shownOf(rankKey).value - shownOf(firstPlaces.at(-1)?.rankKey ?? 0).value,
      })),
    );
  }
});

test('the history of a board has the first places and reigns of its page, each until the next', async () => {
  const page = await getStageRanking(deps, 201, {});
  if (!page.ok) expect.fail();
  const { firstPlaces, zone, today } = page.value;
  const { body } = await callV1('/boards/stage/201/history');
  expect(body.data).toMatchObject(
    firstPlaces.map(({ recordId, handle }, index) => ({
      ...{ recordId, userId: handle },
      until: firstPlaces[index + 1]?.postedAt.toISOString() ?? null,
    })),
  );
  const reigns = reignsOf(
    firstPlaces.map(({ handle, name, postedAt }) => ({ handle, name, day: dayOf(postedAt, zone) })),
    today,
  );
  expect(body.reigns.length).toBeGreaterThan(1);
  expect(body.reigns).toMatchObject(reigns.map(({ handle, days, records, from }) => ({ userId: handle, days, records, from })));
  expect(body.reigns.map(({ to }: { to: string | null }) => to)).toEqual([...reigns.slice(0, -1).map(({ to }) => to), null]);
});

test('superseded records are all earlier bests of a player, and only on request', async () => {
  const { body } = await callV1('/boards/stage/201?superseded=1&limit=30');
  expect((await callV1('/boards/stage/201?limit=1')).body.data[0]).not.toHaveProperty('superseded');
  let all = 0;
  for (const { userId, recordId, postedAt, superseded } of body.data) {
    const steps = await db
      .selectFrom('pb_steps')
      .innerJoin('users', 'users.id', 'pb_steps.user_id')
      .innerJoin('boards', 'boards.board_id', 'pb_steps.board_id')
      .select('record_id as recordId')
      .where('users.handle', '=', userId)
      .where('boards.ref_id', '=', 201)
      .where('boards.rule_id', '=', 21)
      .where('console', '=', 0)
      .where('record_id', '!=', recordId)
      .orderBy('posted_at')
      .execute();
    const mine = superseded as { recordId: string; postedAt: string }[];
    expect(mine.map((each) => ({ recordId: each.recordId }))).toEqual(steps);
    expect(mine.every((each) => each.postedAt < postedAt)).toBe(true);
    all += mine.length;
  }
  expect(all).toBeGreaterThan(5);
});

test('events have the players and places of their pages', async () => {
  const codes = [...(await deps.catalogue()).events.keys()].slice(-6);
  let ranked = 0;
  for (const code of codes) {
    const page = await getEventPage(deps, code, {}, 100);
    const { status, body } = await callV1(`/boards/event/${codeText(code)}`);
    expect(status).toBe(page.ok ? 200 : 404);
    if (!page.ok) continue;
    const { view, standings } = page.value;
    expect(body).toMatchObject({ sealed: view.sealed, players: standings.players, pages: standings.pages });
    expect(body.data).toMatchObject(
      standings.rows.map(({ userId, rank, shared, points, boards }) => ({
        ...{ rank, shared, points, userId: view.names.get(userId)?.handle },
        places: Array.from({ length: boards }, () => expect.anything()),
      })),
    );
    ranked += body.data.length;
  }
  expect(ranked).toBeGreaterThan(10);
});

test('an answer that has not changed is 304, and each address may ask 300 times a minute', async () => {
  const { headers } = await callV1('/rules/21');
  expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  const known = await callV1('/rules/21', { 'if-none-match': headers.get('etag') ?? '' });
  expect([known.status, known.body]).toEqual([304, undefined]);
  expect((await callV1('/rules/21', { 'if-none-match': '"x"' })).status).toBe(200);

  const busy = { 'x-forwarded-for': '10.9.9.9' };
  await callV1('/rules/21', busy);
  await db.updateTable('attempts').set({ tries: 299 }).execute();
  expect((await callV1('/rules/21', busy)).status).toBe(200);
  const refused = await callV1('/rules/21', busy);
  expect([refused.status, refused.body.error]).toEqual([429, 'too-many-tries']);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await callV1('/rules/21')).status).toBe(200);
});

test('a token that a page of another site sends is refused, also where none is needed', async () => {
  const token = { authorization: 'Bearer x' };
  expect(await callV1('/rules/21', { ...token, origin: 'https://other.example' })).toMatchObject({
    status: 403,
    body: { error: 'cross-site' },
  });
  expect((await callV1('/rules/21', token)).status).toBe(200);
  expect((await callV1('/rules/21', { origin: 'https://other.example' })).status).toBe(200);
});
