import { createHash } from 'node:crypto';
import type { HTMLElement } from 'node-html-parser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeOfDay } from '#domain/events/event-code.ts';
import { dayOf } from '#domain/shared/date.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/shared/time-units.ts';
import { setClock } from '#tests/support/database/clock.ts';
import {
  amendEvent,
  closeEvent,
  EVENT_TITLE,
  grantEvent,
  joinEvent,
  openEventByCalls,
  postScore,
  readEvent,
} from '#tests/support/http/events.ts';
import { getPage, textOf, textsOf } from '#tests/support/http/request.ts';
import { send } from '#tests/support/scenarios/actors.ts';
import { type OwnSite, startOwnSite } from '#tests/support/sites/own-site.ts';
import { messagesOf } from '#web/i18n/messages.ts';

const REASON = { en: 'The first run was taken back.', ja: '首位の記録が取り下げられました。' };

// Uses a separate site, because an open event appears in every menu and list and because the test moves the clock
// through the event's window.
let site: OwnSite;
beforeAll(async () => {
  site = await startOwnSite();
});
afterAll(() => site.stop());

const tomorrow = async () => dayOf(new Date((await site.now()).getTime() + DAY_MS), 'Asia/Tokyo');
const open = async (path: string) => (await getPage(path, { site: site.url })).root;
const ropeOf = (root: HTMLElement) =>
  root.querySelectorAll('[role=img] > [data-points]').map((side) => Number(side.getAttribute('data-points')));

test('a team event accepts posts only during its window, and its result is frozen afterwards', async () => {
  const day = await tomorrow();
  const code = codeOfDay(day) ?? 0;
  const path = `/limited/${code}`;
  const [admin, organiser, player] = [
    await site.createUser('Warden', 'admin'),
    await site.createUser('Osmunda'),
    await site.createUser('Brindle'),
  ];
  const others = [
    await site.createUser('Nightjar'),
    await site.createUser('Fern'),
    await site.createUser('Moss'),
    await site.createUser('Reed'),
  ];
  await grantEvent(site, admin, code, organiser);
  const { stageId, startsAt, endsAt } = await openEventByCalls(site, organiser, { code, day, type: 'user-planned', teams: [1, 2] });
  const pointsOf = async () => (await readEvent(site, code)).teams.toSorted((a, b) => a.teamId - b.teamId).map(({ points }) => points);

  for (const each of [...others, player]) await joinEvent(site, code, each);
  expect((await readEvent(site, code)).teams.map(({ members }) => members).toSorted()).toEqual([2, 3]);

  const [rival = player] = others;
  // The event has not started yet.
  expect((await postScore(site, rival, stageId, 500)).status).toBe(422);
  await setClock(site.db, new Date(startsAt.getTime() + 10 * MINUTE_MS));
  const running = await open(path);
  expect(ropeOf(running)).toEqual([0, 0]);
  expect(running.querySelector('a[href$="/event.ics"]')?.getAttribute('href')).toBe(`${path}/event.ics`);
  expect((await postScore(site, player, stageId, 900)).status).toBe(201);
  const first = ropeOf(await open(path));
  expect(first.toSorted()).toEqual([0, 1]);
  for (const [index, each] of others.entries()) expect((await postScore(site, each, stageId, 500 - index * 100)).status).toBe(201);
  const moved = await open(path);
  expect(ropeOf(moved)).toEqual(await pointsOf());
  expect(ropeOf(moved)).not.toEqual(first);
  const label = moved
    .querySelectorAll('[role=img]')
    .find((each) => each.querySelector('[data-points]'))
    ?.getAttribute('aria-label');
  for (const points of ropeOf(moved)) expect(label).toContain(String(points));

  await setClock(site.db, new Date(startsAt.getTime() + HOUR_MS + 20 * MINUTE_MS));
  const best = (await (await postScore(site, rival, stageId, 1_500)).json()) as { recordId: string; revisionId: string };
  await setClock(site.db, new Date(endsAt.getTime() + 1_000));
  // The event has ended.
  expect((await postScore(site, rival, stageId, 1_700)).status).toBe(422);

  // The grace period has ended.
  await setClock(site.db, new Date(endsAt.getTime() + 11 * MINUTE_MS));
  await closeEvent(site, organiser, code);
  const { result } = await readEvent(site, code);
  const hash = createHash('sha256').update(result?.content ?? '', 'utf8').digest('hex'); // biome-ignore format: one expression
  expect(result?.sha256).toBe(hash);
  expect(textsOf(await open(path), 'code')).toContain(hash);

  const moderator = await site.createUser('Bracken', 'moderator'); // Sessions of staff end after twelve hours.
  const headers = { 'if-match': `"${best.revisionId}"` };
  const removed = await send(site.url, { method: 'DELETE', path: `/api/records/${best.recordId}`, cookie: moderator.cookie, headers });
  expect(removed.status).toBe(204);
  await amendEvent(site, organiser, code, REASON);
  const after = await open(path);
  expect(textOf(after.querySelector('main'))).toContain(REASON.en);
  expect(textsOf(after, 'li code')).toContain((await readEvent(site, code)).amendments[0]?.sha256);
  expect(ropeOf(after)).toEqual(await pointsOf());

  const { standings } = messagesOf('en').eventReplay;
  const replay = await open(`${path}/replay`);
  expect(replay.querySelector('input[type=range]')?.getAttribute('value')).toBe('3');
  expect(textOf(replay.querySelector('main'))).toMatch(new RegExp(standings.isAmended.replace('{at}', '.+')));
  expect(ropeOf(replay)).toEqual(await pointsOf());
  expect(ropeOf(await open(`${path}/replay?hour=0`))).toEqual([0, 0]);

  const stamp = (await open(`/user/${player.handle}`)).querySelector(`main a[href="${path}"]`);
  expect(stamp?.getAttribute('data-medal')).toBe('1');
  expect(`${stamp?.getAttribute('aria-label')} ${textOf(stamp)}`).toContain(EVENT_TITLE.en);
});

test('only the author and admins can read a record of a blind event', async () => {
  const [author, other, admin] = [
    await site.createUser('Sorrel'),
    await site.createUser('Tansy'),
    await site.createUser('Keeper', 'admin'),
  ];
  const day = await tomorrow();
  const code = codeOfDay(day) ?? 0;
  const { stageId, startsAt } = await openEventByCalls(site, admin, { code, day, blind: true });
  await setClock(site.db, new Date(startsAt.getTime() + MINUTE_MS));
  for (const player of [author, other]) await joinEvent(site, code, player);
  const posted = await postScore(site, author, stageId, 87_654);
  expect(posted.status).toBe(201);
  const path = posted.headers.get('location') ?? '';

  expect(await (await send(site.url, { path: `/limited/${code}` })).text()).toContain('So far: 1 record by 1 player.');

  const { sealed } = messagesOf('en').records;
  for (const { cookie } of [{ cookie: '' }, other, author, admin]) {
    const answer = await send(site.url, { path, cookie });
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(html).toContain(sealed.title);
    expect(html).toContain('noindex');
    for (const secret of [/87,?654/, /Sorrel/, new RegExp(author.handle)]) expect(html).not.toMatch(secret);
  }
  const keeper = await site.createUser('Bracken', 'admin'); // Sessions of staff end after twelve hours.
  const ask = ({ cookie }: { cookie: string }) => send(site.url, { path: `/api${path.replace('record', 'records')}/sealed`, cookie });
  const answers = [await ask({ cookie: '' }), await ask(other), await ask(author), await ask(keeper)];
  expect(answers.map(({ status }) => status)).toEqual([401, 404, 200, 200]);
  expect(await answers[2]?.text()).toMatch(/87,?654/);
});
