import { expect, test } from 'vitest';
import { resetBuildTimes } from '#tests/support/database/build-times.ts';
import { VIDEO } from '#tests/support/database/store-draft.ts';
import { newName } from '#tests/support/http/accounts.ts';
import { isInTotal, listsWithRecord } from '#tests/support/http/player-records.ts';
import { getPage, textOf } from '#tests/support/http/request.ts';
import { createActor, send } from '#tests/support/scenarios/actors.ts';
import { post } from '#tests/support/scenarios/records-api.ts';
import { withSiteDatabase } from '#tests/support/sites/site-database.ts';
import { postingSite } from '#tests/support/sites/test-sites.ts';

// No other test posts to this board. The total sums the boards under this rule.
const [STAGE, RULE, TOTAL] = [405, 41, 41];

test('a posted record is on all its pages at once and in the total after the worker has run, until it is withdrawn', async () => {
  const { url } = postingSite();
  const name = newName();
  const actor = await withSiteDatabase(postingSite(), async (db) => {
    const created = await createActor(db, 'player');
    await db.updateTable('users').set({ name }).where('id', '=', created.userId).execute();
    return created;
  });
  await withSiteDatabase(postingSite(), resetBuildTimes);
  const { status, body } = await post(url, actor, { stageId: STAGE, rule: RULE, score: '12', console: 4, videoUrl: VIDEO });
  expect([status, body]).toEqual([201, expect.any(String)]);
  const { recordId, revisionId } = JSON.parse(body);
  const stagePages = async () =>
    (await Promise.all([1, 2].map((page) => getPage(`/stage/${STAGE}?page=${page}`, { site: url })))).map(({ html }) => html).join();

  expect(await listsWithRecord(actor, recordId)).toEqual({ standings: true, newRecords: true });
  expect(await stagePages()).toContain(name);
  await expect.poll(() => isInTotal(actor, TOTAL)).toBe(true);

  const path = `/api/records/${recordId}`;
  const withdrawn = await send(url, { method: 'DELETE', path, cookie: actor.cookie, headers: { 'if-match': `"${revisionId}"` } });
  expect(withdrawn.status).toBe(204);
  const page = await getPage(`/record/${recordId}`, { site: url });
  expect([page.status, textOf(page.root.querySelector('h1'))]).toEqual([200, 'This record was withdrawn.']);
  expect(page.root.querySelector('meta[name=robots]')?.getAttribute('content')).toContain('noindex');
  expect(await stagePages()).not.toContain(name);
});
