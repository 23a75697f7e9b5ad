import { expect, test } from 'vitest';
import { readClock } from '#data/queries/site/server.ts';
import { DAY_MS } from '#domain/shared/time-units.ts';
import { setClock } from '#tests/support/database/clock.ts';
import { createPlayer, createRecord } from '#tests/support/database/factories.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { signedIn, upload } from '#tests/support/scenarios/evidence-site.ts';
import { drawPicture } from '#tests/support/scenarios/pictures.ts';
import { openTestStorage } from '#tests/support/servers/storages.ts';
import type { Deps } from '#usecases/deps.ts';
import { replaceEvidence } from '#usecases/records/replace-evidence.ts';
import { createDecoder } from '#worker/image/decode-in-child.ts';
import { listEvidence } from './find-evidence.ts';
import { lookAtEvidence } from './look-at-evidence.ts';
import { processUpload } from './process-upload.ts';

const { db, deps: plainDeps } = openTestDatabase();
const deps: Deps = { ...plainDeps, storage: openTestStorage('directory').storage };
const decode = createDecoder();

async function picture(userId: number, seed: number): Promise<string> {
  const uploadId = await upload(deps, await drawPicture(40, 30, seed).png().toBuffer(), userId);
  await processUpload(deps, decode, uploadId);
  return uploadId;
}

async function lookAWeekLater(): Promise<string | undefined> {
  await setClock(db, new Date((await readClock(db)).getTime() + 7 * DAY_MS));
  await lookAtEvidence(deps, '0');
  return (await db.selectFrom('evidence_health').select('state').where('kind', '=', 'image').executeTakeFirst())?.state;
}

test('a picture missing from object storage is marked as gone after two weekly checks and can be replaced', async () => {
  const userId = await createPlayer(deps);
  const { recordId } = await createRecord(deps, { userId });
  const first = await picture(userId, 1);
  await db
    .updateTable('uploads')
    .set({ record_id: recordId, claimed_at: await readClock(db) })
    .where('upload_id', '=', first)
    .execute();
  expect(await lookAWeekLater()).toBe('healthy');

  const shown = (await listEvidence(deps, [recordId])).get(recordId)?.pictures ?? [];
  for (const { key } of shown) await deps.storage.pictures.remove(key);
  expect(await lookAWeekLater()).toBe('at-risk');
  expect(await lookAWeekLater()).toBe('gone');

  const { revision_id: revisionId } = await db
    .selectFrom('records')
    .select('revision_id')
    .where('record_id', '=', recordId)
    .executeTakeFirstOrThrow();
  const second = await picture(userId, 2);
  expect(await replaceEvidence(deps, signedIn(userId), { recordId, revisionId }, { uploadId: second })).toMatchObject({ ok: true });
  const after = (await listEvidence(deps, [recordId])).get(recordId)?.pictures ?? [];
  expect(after.length).toBeGreaterThan(0);
  expect(after.every(({ key }) => key.startsWith(second))).toBe(true);
  expect(await lookAWeekLater()).toBe('healthy');
});
