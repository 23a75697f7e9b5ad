import { expect, test } from 'vitest';
import { png } from '#tests/fuzz/images/png.ts';
import { createPlayer } from '#tests/support/database/factories.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { HUNG_TEST_MS } from '#tests/support/hung-test.ts';
import { rounds } from '#tests/support/rounds.ts';
import { upload } from '#tests/support/scenarios/evidence-site.ts';
import { drawPicture } from '#tests/support/scenarios/pictures.ts';
import { openTestStorage } from '#tests/support/servers/storages.ts';
import { startWorker } from '#tests/support/site.ts';
import { getStageRanking } from '#usecases/rankings/stage/get-stage-ranking.ts';

const FILES = Number(process.env.PIXEL_FLOOD ?? rounds(1, 6)); // manual runs use 50
const UPLOADS_A_PLAYER = 25;

const { url, deps: plainDeps } = openTestDatabase();
const { settings, storage } = openTestStorage('directory');
const deps = { ...plainDeps, storage };

const leftInQuarantine = async () =>
  (await deps.db.selectFrom('uploads').select('upload_id').where('state', '=', 'quarantined').execute()).length;

/** Returns whether a stage ranking can be read. */
const isRankingRead = () =>
  getStageRanking(deps, 201, {}).then(
    ({ ok }) => ok,
    () => false,
  );

test(`T07b: the worker processes ${FILES} uploads of exactly 40 megapixels without crashing, and rankings stay readable`, {
  timeout: (1 + FILES) * HUNG_TEST_MS,
}, async () => {
  Object.assign(process.env, settings); // the worker process inherits these settings
  const file = png({ width: 8_000, height: 5_000 });
  let userId = 0;
  for (let count = 0; count < FILES; count += 1) {
    if (count % UPLOADS_A_PLAYER === 0) userId = await createPlayer(deps);
    await upload(deps, file, userId);
  }

  const worker = startWorker(url);
  try {
    const reads: boolean[] = [];
    for (let left = FILES; left > 0; left = await leftInQuarantine()) {
      const readAndCount = async () => {
        reads.push(await isRankingRead());
        return leftInQuarantine();
      };
      // The timeout is long, because decoding one picture uses both CPU cores for several seconds.
      await expect.poll(readAndCount, { interval: 50, timeout: HUNG_TEST_MS }).toBeLessThan(left);
    }
    expect(reads.length).toBeGreaterThan(FILES);
    expect(reads).not.toContain(false);

    const after = await upload(deps, await drawPicture().png().toBuffer());
    const state = () => deps.db.selectFrom('uploads').select('state').where('upload_id', '=', after).executeTakeFirst();
    await expect.poll(state, { interval: 100 }).toEqual({ state: 'ready' }); // the worker still processes uploads
  } finally {
    await worker.stop();
  }
});
