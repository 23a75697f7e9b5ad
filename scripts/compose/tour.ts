// scripts/compose/tour.ts SITE: opens the pages of README's tour in both languages, registers a player, posts a record with
// a picture and waits until the ranking and the picture are shown. NODE_EXTRA_CA_CERTS makes Node.js trust the
// certificate. Prints one line per page, and exits with 1 on the first failure. The last line is `record ID picture PATH`.
import assert from 'node:assert/strict';
import { until } from '#scripts/cluster/processes.ts';
import { VIDEO } from '#tests/support/database/store-draft.ts';
import { cookiesOf, postLogin } from '#tests/support/http/log-in.ts';
import { newHandle, PASSWORD } from '#tests/support/scenarios/accounts.ts';
import { send } from '#tests/support/scenarios/actors.ts';
import { drawPicture } from '#tests/support/scenarios/pictures.ts';
import { post } from '#tests/support/scenarios/records-api.ts';

const SHOWN_WITHIN_MS = 120_000;
const LOOK_EVERY_MS = 500;
const PAGES = [
  '/',
  '/stage/201',
  '/total/1',
  '/ranking',
  '/post?stage=201',
  '/limited/211105/replay',
  '/keyword',
  '/log',
  '/stages?q=clover',
  '/developers',
];

const site = (process.argv[2] ?? '').replace(/\/$/, '');
const get = async (path: string, cookie = '') => {
  const answer = await send(site, { path, cookie });
  return { status: answer.status, headers: answer.headers, body: Buffer.from(await answer.arrayBuffer()) };
};

async function openPages(): Promise<void> {
  for (const [prefix, language] of [
    ['', 'en'],
    ['/ja', 'ja'],
  ])
    for (const page of PAGES) {
      const path = prefix === '' ? page : `${prefix}${page}`.replace(/\/$/, '');
      const { status, headers, body } = await get(path);
      assert.equal(status, 200, `${path}: ${status}`);
      assert.match(body.toString(), new RegExp(`<html[^>]* lang="${language}"`), `${path} is in another language`);
      console.log(`${status} ${headers.get('x-cache')} ${path}`);
    }
  assert.equal((await get('/stage/201')).headers.get('x-cache'), 'hit', '/stage/201 is not cached');
  assert.equal((await get('/nowhere-at-all')).status, 404);
}

/** Registers through the form's address and logs in. Returns the cookie. */
async function join(handle: string): Promise<string> {
  const account = { handle, password: PASSWORD };
  const registered = await send(site, { method: 'POST', path: '/api/account', json: account });
  assert.equal(registered.status, 201, await registered.text());
  const entered = await postLogin(site, account);
  assert.equal(entered.status, 200, await entered.text());
  return cookiesOf(entered);
}

async function postPicture(cookie: string, handle: string): Promise<{ recordId: string; picture: string }> {
  const image = Uint8Array.from(await drawPicture(640, 480).png().toBuffer());
  const uploaded = await send(site, { method: 'POST', path: '/api/uploads', cookie, file: image });
  const { uploadId } = (await uploaded.json()) as { uploadId?: string };
  assert.equal(uploaded.status, 201, JSON.stringify(uploadId));
  // A first place needs a video too.
  const answer = await post(site, { cookie }, { stageId: 229, rule: 21, score: '99999', console: 1, videoUrl: VIDEO, uploadId });
  assert.equal(answer.status, 201, answer.body);
  const { recordId } = JSON.parse(answer.body) as { recordId: string };
  let picture: string | undefined;
  const isShown = await until(
    async () => {
      const [ranking, record] = [await get('/stage/229'), await get(`/record/${recordId}`)];
      picture = /\/api\/pictures\/[^"' ,]+\.(?:webp|avif)/.exec(record.body.toString())?.[0];
      return ranking.body.includes(`/user/${handle}`) && picture !== undefined;
    },
    SHOWN_WITHIN_MS,
    LOOK_EVERY_MS,
  );
  assert.ok(isShown && picture, 'the record or its picture is not shown');
  const { status, headers } = await get(picture);
  assert.equal(status, 200, picture);
  assert.match(headers.get('content-type') ?? '', /^image\//);
  return { recordId, picture };
}

await openPages();
const handle = newHandle();
const cookie = await join(handle);
assert.equal((await get('/dashboard', cookie)).status, 200);
const { recordId, picture } = await postPicture(cookie, handle);
console.log(`registered ${handle}; the ranking shows the record and its picture`);
console.log(`record ${recordId} picture ${picture}`);
