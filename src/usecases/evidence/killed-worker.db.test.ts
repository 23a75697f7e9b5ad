import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { OWNER_KEY } from '#domain/evidence/object-keys.ts';
import { DAY_MS } from '#domain/shared/time-units.ts';
import { setClock } from '#tests/support/database/clock.ts';
import { createPlayer } from '#tests/support/database/factories.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { rounds } from '#tests/support/rounds.ts';
import { listKeys, upload } from '#tests/support/scenarios/evidence-site.ts';
import { drawPicture } from '#tests/support/scenarios/pictures.ts';
import { openTestStorage } from '#tests/support/servers/storages.ts';
import type { Deps } from '#usecases/deps.ts';
import { createDecoder } from '#worker/image/decode-in-child.ts';
import { cleanUploads } from './clean-uploads.ts';
import { processUpload } from './process-upload.ts';
import { planStorageSweep } from './sweep-storage.ts';
import { verifyEvidence } from './verify-evidence.ts';

const AT_ONCE = 2;
const PROCESS_POINTS = rounds(1, 12);
const STORE_POINTS = rounds(1, 5);

const { db, url, deps: plainDeps } = openTestDatabase();
const { settings, storage } = openTestStorage('directory');
const deps: Deps = { ...plainDeps, storage };

/** Runs the work in a child process that kills itself at `point`. Returns the points that the process passed. */
async function runVictim(work: 'store' | 'process', subject: string | number, point: string) {
  const child = spawn(process.execPath, ['tests/support/scenarios/upload-victim.ts', work, String(subject), point], {
    env: { NODE_ENV: 'production', DATABASE_URL: url, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [output] = await Promise.all([text(child.stdout), once(child, 'close')]);
  return { points: output.trim().split('\n'), killed: child.signalCode === 'SIGKILL' };
}

async function inTurns<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const left = [...items];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item);
    }),
  );
}

/** Picks `count` evenly spaced points, or the middle one if `count` is 1. KILL_AT=all selects every point. */
const spread = (points: readonly string[], count: number) =>
  process.env.KILL_AT === 'all'
    ? points
    : Array.from({ length: count }, (_, index) =>
        String(points[Math.round((count === 1 ? 0.5 : index / (count - 1)) * (points.length - 1))]),
      );

const stateOf = (uploadId: string) => deps.db.selectFrom('uploads').select('state').where('upload_id', '=', uploadId).executeTakeFirst();

test('a worker killed at any point leaves no row without its object, and the next run completes the upload', async () => {
  const file = await drawPicture(40, 30).png().toBuffer();
  const whole = await runVictim('process', await upload(deps, file), 'nowhere');
  expect(whole.killed).toBe(false);
  expect(whole.points.length).toBeGreaterThanOrEqual(12);
  const again = await createDecoder()(file);

  const points = spread(whole.points, PROCESS_POINTS);
  await inTurns(points, async (point) => {
    const uploadId = await upload(deps, file);
    expect((await runVictim('process', uploadId, point)).killed, point).toBe(true);
    expect((await verifyEvidence(deps)).wrong, point).toEqual([]);
    await processUpload(deps, async () => again, uploadId);
    await processUpload(deps, async () => again, uploadId);
    expect(await stateOf(uploadId), point).toEqual({ state: 'ready' });
  });
  const { checked, wrong } = await verifyEvidence(deps);
  expect([checked, wrong]).toEqual([(points.length + 1) * 2, []]); // A small picture has one object per format.
});

test('the clean-up removes everything left behind by a process that is killed while storing an upload', async () => {
  const userId = await createPlayer(deps);
  const whole = await runVictim('store', userId, 'nowhere');
  expect(whole.points).toEqual(expect.arrayContaining(['before quarantine put 1', 'after quarantine put 1', 'end']));
  // Kills the process between storing the object and inserting its row, then at other points.
  await inTurns(['after quarantine put 1', ...spread(whole.points, STORE_POINTS - 1)], async (point) => {
    expect((await runVictim('store', userId, point)).killed, point).toBe(true);
  });
  const rows = await deps.db.selectFrom('uploads').select('upload_id').where('user_id', '=', userId).execute();
  const originals = await listKeys(storage.quarantine);
  for (const { upload_id } of rows) expect(originals).toContain(`${upload_id}/original`);
  const known = (await deps.db.selectFrom('uploads').select('upload_id').execute()).map(({ upload_id }) => `${upload_id}/original`);
  expect(originals.filter((key) => key.endsWith('/original') && !known.includes(key))).not.toEqual([]);

  onTestFinished(() => setClock(db, new Date()));
  for (const days of [2, 3.1]) {
    await setClock(db, new Date(Date.now() + days * DAY_MS));
    await cleanUploads(deps);
  }
  await cleanUploads(deps, (await planStorageSweep(deps)).due.length); // The confirmed number overrides the limit.
  for (const place of [storage.quarantine, storage.pictures])
    expect((await listKeys(place)).filter((key) => key !== OWNER_KEY)).toEqual([]);
});
