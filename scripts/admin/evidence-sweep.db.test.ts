import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { OWNER_KEY } from '#domain/evidence/object-keys.ts';
import { ORIGINAL_HEADERS } from '#domain/evidence/picture-headers.ts';
import { DAY_MS } from '#domain/shared/time-units.ts';
import { setClock } from '#tests/support/database/clock.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { openTestStorage } from '#tests/support/servers/storages.ts';
import { cleanUploads } from '#usecases/evidence/clean-uploads.ts';
import { runSweepCommand } from './sweep-command.ts';

const { db } = openTestDatabase();
const { storage } = openTestStorage('directory');
const deps = { db, storage };

test('the sweep command reports due objects, trashes them only after confirmation and can restore them', async () => {
  for (let object = 0; object < 3; object += 1)
    await storage.quarantine.put(`${randomUUID()}/original`, Buffer.from('x'), ORIGINAL_HEADERS);
  await storage.pictures.put(OWNER_KEY, Buffer.from('another database'), ORIGINAL_HEADERS);
  expect(await runSweepCommand(deps, {})).toEqual({ output: expect.stringContaining('another database'), code: 1 });
  expect(await runSweepCommand(deps, { confirm: '0' })).toMatchObject({ code: 1 });
  expect(await runSweepCommand(deps, { adopt: true })).toMatchObject({ code: 0 });

  const start = Date.now();
  onTestFinished(() => setClock(db, new Date()));
  for (const days of [2, 3.1]) {
    await setClock(db, new Date(start + days * DAY_MS));
    await cleanUploads(deps);
  }
  expect(await runSweepCommand(deps, {})).toEqual({
    output: expect.stringMatching(/3 without an upload here, 3 due.*\nRefused: too many/),
    code: 1,
  });
  expect(await runSweepCommand(deps, { confirm: '2' })).toMatchObject({ code: 1 });
  expect(await runSweepCommand(deps, { confirm: '3' })).toEqual({ output: expect.stringContaining('moved 3 to the trash'), code: 0 });
  expect(await runSweepCommand(deps, { restore: true })).toEqual({ output: 'restored 3 objects', code: 0 });
});

test('the sweep command exits with code 2 when its options are invalid', async () => {
  for (const options of [{ confirm: 'all' }, { confirm: '-1' }, { uploadId: randomUUID() }, { restore: true, uploadId: '../x' }])
    expect(await runSweepCommand(deps, options)).toMatchObject({ code: 2 });
});
