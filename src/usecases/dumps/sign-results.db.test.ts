import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { insertAmendment, insertResult } from '#data/queries/events/event-results.ts';
import { createPlayer } from '#tests/support/database/factories.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { openTestDumps } from './dumps.fixture.ts';
import { getSignedResult, signResults } from './sign-results.ts';

const { db, deps: site } = openTestDatabase();
const { folder, ...dumps } = openTestDumps();
const deps = { ...site, dumps };
const CODE = 151101;
const content = (points: number) =>
  `{"standings":{"players":[{"points":${points},"rank":1,"shared":false,"userId":1}]}}`.replace('"userId":1', `"userId":${userId}`);
let userId = 0;

/** Runs Debian's minisign on an event's newest result and returns the trusted comment. */
async function verified(publicKey = dumps.signer?.publicKey ?? ''): Promise<string> {
  const { content: text, signature } = (await getSignedResult(deps, CODE)) ?? expect.fail('no result');
  const cwd = mkdtempSync(join(folder, '..', 'result-'));
  writeFileSync(join(cwd, 'result.json'), text);
  writeFileSync(join(cwd, 'result.json.minisig'), signature ?? '');
  return execFileSync('minisign', ['-V', '-m', 'result.json', '-P', publicKey], { cwd, encoding: 'utf8' });
}

test('a frozen result, its amendment and a result under a new key are signed once each', async () => {
  userId = await createPlayer(site);
  expect(await getSignedResult(deps, CODE)).toBeUndefined();
  await insertResult(db, CODE, content(100), null);
  await signResults(site); // without a key
  expect(await getSignedResult(deps, CODE)).toMatchObject({ number: 0, content: content(100), signature: null });
  await signResults(deps);
  expect(await verified()).toContain('event 151101 version 0 sha256');

  const before = (await getSignedResult(deps, CODE)) ?? expect.fail('no result');
  const [at, reason] = [new Date(), { en: 'A point was missing.' }];
  await insertAmendment(db, { code: CODE, before: { ...before, at }, content: content(101), reason, by: userId });
  expect((await getSignedResult(deps, CODE))?.signature).toBeNull();
  await signResults(deps);
  await signResults(deps);
  expect(await verified()).toContain('version 1');
  expect(await db.selectFrom('event_signatures').select('number').orderBy('number').execute()).toEqual([{ number: 0 }, { number: 1 }]);
});
