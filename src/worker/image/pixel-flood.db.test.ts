import { expect, test } from 'vitest';
import { png } from '#tests/fuzz/images/png.ts';
import { upload } from '#tests/support/evidence-site.ts';
import { createPlayer } from '#tests/support/factories.ts';
import { within } from '#tests/support/patience.ts';
import { drawPicture } from '#tests/support/pictures.ts';
import { startWorker } from '#tests/support/site.ts';
import { openTestStorage } from '#tests/support/storages.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { getStageRanking } from '#usecases/rankings/get-stage-ranking.ts';

const FILES = Number(process.env.PIXEL_FLOOD ?? 6); // by hand: 50
const UPLOADS_A_PLAYER = 25;
const ALL_WITHIN_MS = within(5 * 60 * 1_000);

const { url, deps: bare } = openTestDatabase();
const { settings, storage } = openTestStorage('directory');
const deps = { ...bare, storage };

const leftInQuarantine = async () =>
  (await deps.db.selectFrom('uploads').select('upload_id').where('state', '=', 'quarantined').execute()).length;

/** How long a read of a ranking takes, again and again until told to stop: the slowest of a hundred. */
async function slowestReadMs(isOver: (reads: number) => boolean): Promise<number> {
  const times: number[] = [];
  while (!isOver(times.length)) {
    const started = performance.now();
    expect((await getStageRanking(deps, 201, {})).ok).toBe(true);
    times.push(performance.now() - started);
  }
  return times.sort((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;
}

test(`T07b: ${FILES} pictures of exactly 40 megapixels at once: all are decided, nothing dies, rankings are read meanwhile`, {
  timeout: ALL_WITHIN_MS + 60_000,
}, async () => {
  Object.assign(process.env, settings); // the worker inherits it
  const file = png({ width: 8_000, height: 5_000 });
  let userId = 0;
  for (let count = 0; count < FILES; count += 1) {
    if (count % UPLOADS_A_PLAYER === 0) userId = await createPlayer(deps);
    await upload(deps, file, userId);
  }
  const idle = await slowestReadMs((reads) => reads === 200);

  const worker = startWorker(url);
  try {
    let left = FILES;
    const busy = slowestReadMs(() => left === 0);
    const started = performance.now();
    await expect.poll(async () => (left = await leftInQuarantine()), { timeout: ALL_WITHIN_MS, interval: 200 }).toBe(0);
    const seconds = ((performance.now() - started) / 1_000).toFixed(1);
    console.log(
      `${FILES} × 40 MP in ${seconds} s; slowest read of 100: idle ${idle.toFixed(1)} ms, meanwhile ${(await busy).toFixed(1)} ms`,
    );

    const after = await upload(deps, await drawPicture().png().toBuffer());
    const state = () => deps.db.selectFrom('uploads').select('state').where('upload_id', '=', after).executeTakeFirst();
    await expect.poll(state, { interval: 100 }).toEqual({ state: 'ready' }); // the same worker still works
  } finally {
    await worker.stop();
  }
});
