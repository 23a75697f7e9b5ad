import { expect, test } from 'vitest';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { renameEntries } from '#usecases/catalogue/rename-entries.ts';
import { createDeps } from './create-deps.ts';
import { parseEnv } from './env.ts';

const { url } = openTestDatabase();

test('a stage renamed by one process appears under its new name in other processes', async () => {
  const processes = Array.from({ length: 2 }, () => createDeps(parseEnv({ DATABASE_URL: url }), { statementTimeoutMs: 20_000 }));
  const [one, other] = processes.map((process) => process.deps);
  try {
    if (!one || !other) throw new Error('expected two processes');
    const nameIn = async (deps: typeof one) => (await deps.catalogue()).stages.get(201)?.name;
    expect(await nameIn(other)).toEqual(await nameIn(one));
    expect(await nameIn(other)).not.toMatchObject({ en: 'Renamed' });

    expect(await renameEntries(one, 'stage.201,Renamed,改名')).toEqual({ ok: true, changed: 1 });
    await expect.poll(() => nameIn(other), { interval: 20 }).toEqual({ en: 'Renamed', ja: '改名' });
    await expect.poll(() => nameIn(one), { interval: 20 }).toEqual({ en: 'Renamed', ja: '改名' });
  } finally {
    await Promise.all(processes.map((process) => process.close()));
  }
});
