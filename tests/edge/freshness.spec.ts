import { randomUUID } from 'node:crypto';
import { randomLcg } from 'd3-random';
import type { Db } from '#data/db.ts';
import { playerRoute, recordRoute, stageRoute } from '#domain/catalogue/routes.ts';
import { keywordHistoryRoute, keywordRoute } from '#domain/keywords/routes.ts';
import { type Delay, expectFresh, FRESH_WITHIN_MS, printDelays } from '#tests/support/edge/edge-freshness.ts';
import { clearEdgeTries, signInPlayer } from '#tests/support/edge/edge-players.ts';
import { AIMS, type PlannedPost, planPost, postableBoards, standingsOn } from '#tests/support/edge/edge-posts.ts';
import { createEdgeActor, edgeSite, expect, test } from '#tests/support/edge/edge-test.ts';
import { inEveryForm } from '#tests/support/edge/edge-variants.ts';
import { viaEdge } from '#tests/support/edge/via-edge.ts';
import { freshKeyword } from '#tests/support/scenarios/keywords.ts';
import { changed, type Variant, variantsOfPost, watched } from '#tests/support/scenarios/post-variants.ts';
import { within } from '#tests/support/time-scale.ts';
import { loadCatalogue } from '#usecases/catalogue/load-catalogue.ts';
import { localePath } from '#web/i18n/locales.ts';

const POSTS = Number(process.env.EDGE_POSTS ?? 20);
const SEED = Number(process.env.EDGE_SEED ?? 0.12);
// A banner takes longer, because pages are purged a second time once every process has reloaded it (decision 0098).
const BANNER_WITHIN_MS = within(4_000);
const random = randomLcg(SEED);

test.describe.configure({ mode: 'serial' });
test.beforeEach(({ db }) => clearEdgeTries(db));

const behind = (db: Db, nth = 0) => ({ db, origin: edgeSite().apps[nth % edgeSite().apps.length] ?? '' });

type Posted = { readonly recordId: string; readonly revisionId: string };

async function post(cookie: string, { form }: PlannedPost): Promise<Posted> {
  const answer = await viaEdge('/api/records', { method: 'POST', cookie, json: form, headers: { 'idempotency-key': randomUUID() } });
  expect(answer.status, `${answer.text()} for ${JSON.stringify(form)}`).toBe(201);
  return JSON.parse(answer.text());
}

/** Plans a post and lists every response that the post may change. */
async function nextPost(db: Db, nth: number): Promise<{ plan: PlannedPost; variants: Variant[]; cookie: string }> {
  const catalogue = await loadCatalogue(db);
  const groups = await postableBoards(db, catalogue);
  const aim = AIMS[(nth + Math.floor(nth / groups.length)) % AIMS.length] ?? 'tie';
  const plan = await planPost(db, groups[nth % groups.length] ?? [], aim, random);
  const onItsConsole = await standingsOn(db, plan.board.boardId, plan.form.console);
  const variants = await variantsOfPost(catalogue, plan, onItsConsole, new Date(), nth);
  return { plan, variants, cookie: await signInPlayer(db, plan.player.userId) };
}

test(`after each of ${POSTS} random posts, every cached response shows the record within ${FRESH_WITHIN_MS / 1_000} s`, async ({ db }) => {
  test.setTimeout(within(30_000 + POSTS * 20_000));
  const all: Delay[] = [];
  for (let nth = 0; nth < POSTS; nth += 1) {
    await clearEdgeTries(db);
    const { plan, variants, cookie } = await nextPost(db, nth);
    all.push(await expectFresh(behind(db, nth), variants, () => post(cookie, plan)));
  }
  console.log(printDelays(`${POSTS} posts`, all));
});

test('an edit or withdrawal of a record appears on all pages as quickly as a new record', async ({ db }) => {
  const boards = (await postableBoards(db, await loadCatalogue(db))).flat().filter(({ metric }) => metric === 'points');
  const plan = await planPost(db, boards, 'top', random);
  const cookie = await signInPlayer(db, plan.player.userId);
  const { recordId, revisionId } = await post(cookie, plan);
  const catalogue = await loadCatalogue(db);
  const onItsConsole = await standingsOn(db, plan.board.boardId, plan.form.console);
  const views = (await variantsOfPost(catalogue, plan, onItsConsole, new Date(), 0)).filter(({ path }) => !/card|compare/.test(path));
  const variants = [...views.filter(({ path }) => !path.startsWith(recordRoute(''))), ...changed(await inEveryForm(recordRoute(recordId)))];
  let revision = revisionId;

  const { console: played, videoUrl, score } = plan.form;
  const json = { console: played, videoUrl, score: String(Number(score) - 1), comment: 'A seed too many' };
  const edited = await expectFresh(behind(db), variants, async () => {
    const answer = await viaEdge(`/api/records/${recordId}`, { method: 'PATCH', cookie, json, headers: { 'if-match': `"${revision}"` } });
    expect(answer.status, answer.text()).toBe(200);
    revision = JSON.parse(answer.text()).revisionId;
  });
  const withdrawn = await expectFresh(behind(db, 1), variants, async () => {
    const answer = await viaEdge(`/api/records/${recordId}`, { method: 'DELETE', cookie, headers: { 'if-match': `"${revision}"` } });
    expect(answer.status, answer.text()).toBe(204);
  });
  console.log(`${printDelays('an edit', [edited])}\n${printDelays('a withdrawal', [withdrawn])}`);
});

test('a keyword edit, a new player name and a banner appear on all cached pages in time', async ({ db }) => {
  const { cookie } = await createEdgeActor(db, 'editor');
  const keyword = freshKeyword();
  const created = await viaEdge('/api/keywords', { method: 'POST', cookie, json: keyword, headers: { 'idempotency-key': randomUUID() } });
  expect(created.status, created.text()).toBe(201);
  const { uniqueId, revisionId, textRevisionId } = JSON.parse(created.text()).data;
  const pages = [
    ...changed(await inEveryForm(keywordRoute(keyword.name))),
    ...changed([{ path: keywordHistoryRoute(keyword.name) }, { path: '/feeds/keywords.atom' }]),
  ];
  const edited = await expectFresh(behind(db), [...pages, ...watched('/keyword', '/ja/keyword', '/guide/201')], async () => {
    const json = { ...keyword, text: 'A stone that was turned over.', base: { revisionId, textRevisionId } };
    const answer = await viaEdge(`/api/keywords/${uniqueId}`, { method: 'PATCH', cookie, json });
    expect(answer.status, answer.text()).toBe(200);
  });

  const [board] = (await postableBoards(db, await loadCatalogue(db))).flat();
  const [first, second] = await standingsOn(db, board?.boardId ?? 0);
  const [handle, stage] = [first?.handle ?? '', `${stageRoute(board?.refId ?? 0)}?rule=${board?.ruleId}`];
  const named = [stage, playerRoute(handle), recordRoute(first?.recordId ?? ''), `/compare/${handle}/${second?.handle}`];
  const names = [...changed((await Promise.all(named.map(inEveryForm))).flat()), ...watched('/ranking', '/', '/records', '/total/1')];
  const self = await signInPlayer(db, first?.userId ?? 0);
  const renamed = await expectFresh(behind(db, 1), names, async () => {
    const answer = await viaEdge('/api/account', { method: 'PATCH', cookie: self, json: { name: `Thistle ${randomUUID().slice(0, 8)}` } });
    expect(answer.status, answer.text()).toBe(200);
  });

  const admin = await createEdgeActor(db, 'admin');
  const turn = async (isOn: boolean) => {
    const json = { isOn, text: { en: 'A short pause tonight', ja: '今夜、短時間停止します' } };
    const answer = await viaEdge('/api/admin/switches/banner', { method: 'PUT', cookie: admin.cookie, json });
    expect(answer.status, answer.text()).toBe(200);
  };
  const anywhere = ['/', '/stage/201', '/total/1', playerRoute(handle), '/menu', '/terms'];
  const everywhere = changed(anywhere.flatMap((path) => [{ path }, { path: localePath('ja', path) }]));
  const banner = await expectFresh(behind(db), everywhere, () => turn(true), BANNER_WITHIN_MS);
  const gone = await expectFresh(behind(db, 1), everywhere, () => turn(false), BANNER_WITHIN_MS);
  console.log([printDelays('a keyword', [edited]), printDelays('a name', [renamed]), printDelays('a banner', [banner, gone])].join('\n'));
});
