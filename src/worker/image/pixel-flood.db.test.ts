import { expect, test } from 'vitest';
import { png } from '#tests/fuzz/images/png.ts';
import { upload } from '#tests/support/evidence-site.ts';
import { createPlayer } from '#tests/support/factories.ts';
import { HUNG_TEST_MS } from '#tests/support/hung-test.ts';
import { drawPicture } from '#tests/support/pictures.ts';
import { rounds } from '#tests/support/rounds.ts';
import { startWorker } from '#tests/support/site.ts';
import { openTestStorage } from '#tests/support/storages.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { getStageRanking } from '#usecases/rankings/get-stage-ranking.ts';

const FILES = Number(process.env.PIXEL_FLOOD ?? rounds(1, 6)); // manual runs: 50
const UPLOADS_A_PLAYER = 25;

const { url, deps: plainDeps } = openTestDatabase();
const { settings, storage } = openTestStorage('directory');
const deps = { ...plainDeps, storage };

const leftInQuarantine = async () =>
  (await deps.db.selectFrom('uploads').select('upload_id').where('state', '=', 'quarantined').execute()).length;

/** Whether a ranking can be read. */
const isRankingRead = () =>
  getStageRanking(deps, 201, {}).then(
    ({ ok }) => ok,
    () => false,
  );

test(`T07b: decides ${FILES} concurrent pictures of exactly 40 megapixels without a crash while rankings stay readable`, {
  timeout: (1 + FILES) * HUNG_TEST_MS,
}, async () => {
  Object.assign(process.env, settings); // inherited by the worker
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
      await expect.poll(readAndCount, { interval: 50, timeout: HUNG_TEST_MS }).toBeLessThan(left); // one picture takes seconds of both cores
    }
    expect(reads.length).toBeGreaterThan(FILES);
    expect(reads).not.toContain(false);

    const after = await upload(deps, await drawPicture().png().toBuffer());
    const state = () => deps.db.selectFrom('uploads').select('state').where('upload_id', '=', after).executeTakeFirst();
    await expect.poll(state, { interval: 100 }).toEqual({ state: 'ready' }); // the same worker is still working
  } finally {
    await worker.stop();
  }
});
