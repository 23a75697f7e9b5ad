import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SWITCH_NAMES, type SwitchName } from '#domain/administration/switches.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { turnSwitch } from '#usecases/administration/turn-switch.ts';
import type { Deps } from '#usecases/deps.ts';
import { createDeps } from './create-deps.ts';
import { parseEnv } from './env.ts';

const { db, url } = openTestDatabase();
const LINE = { en: 'A pause tonight', ja: '今夜、短時間停止します' };

const stateOf = async (deps: Deps, name: SwitchName) => {
  const switches = await deps.switches();
  return name === 'banner' ? switches.banner !== null : switches[name];
};
const turn = async (deps: Deps, name: SwitchName, isOn: boolean) =>
  expect(await turnSwitch(deps, 'operator', name, { isOn, ...(name === 'banner' && { text: LINE }) })).toMatchObject({ ok: true });

// Date.now is fixed, so cached switches do not age. A process reads them again only after a notification or when a test
// advances the time.
let now = Date.now();
beforeEach(() => void vi.spyOn(Date, 'now').mockImplementation(() => now));
afterEach(() => void vi.restoreAllMocks());

test('a changed switch takes effect in all processes at once, or within two seconds if the notification is lost', async () => {
  const processes = [1, 2].map(() => createDeps(parseEnv({ DATABASE_URL: url }), { statementTimeoutMs: 20_000 }));
  const all = processes.map(({ deps }) => deps);
  try {
    const [one, other] = all;
    if (!one || !other) throw new Error('expected two processes');
    for (const name of SWITCH_NAMES) {
      const before = await stateOf(other, name);
      for (const isOn of [!before, before]) {
        await turn(one, name, isOn);
        await Promise.all(all.map((deps) => expect.poll(() => stateOf(deps, name), { interval: 5 }).toBe(isOn)));
      }
    }
    await sql`alter table switches disable trigger switches_notify`.execute(db);
    const before = await stateOf(other, 'posting');
    await turn(one, 'posting', !before);
    expect(await stateOf(other, 'posting')).toBe(before);
    now += 2_000;
    for (const deps of all) expect(await stateOf(deps, 'posting')).toBe(!before);
  } finally {
    await Promise.all(processes.map((process) => process.close()));
  }
});
