import { expect, test } from 'vitest';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { upload } from '#tests/support/scenarios/evidence-site.ts';
import { drawPicture } from '#tests/support/scenarios/pictures.ts';
import { openTestStorage } from '#tests/support/servers/storages.ts';
import { startWorker } from '#tests/support/site.ts';
import { verifyEvidence } from '#usecases/evidence/verify-evidence.ts';

const { url, deps: plainDeps } = openTestDatabase();
const { settings, storage } = openTestStorage('directory');
const deps = { ...plainDeps, storage };

test('the worker process changes a valid upload from quarantined to ready', async () => {
  Object.assign(process.env, settings); // the worker process inherits these settings
  const uploadId = await upload(deps, await drawPicture().png().toBuffer());
  const worker = startWorker(url);
  try {
    const state = () => deps.db.selectFrom('uploads').select('state').where('upload_id', '=', uploadId).executeTakeFirst();
    await expect.poll(state, { interval: 100 }).toEqual({ state: 'ready' });
    expect(await verifyEvidence(deps)).toEqual({ checked: 2, wrong: [] });
  } finally {
    await worker.stop();
  }
});
