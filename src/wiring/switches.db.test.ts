import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { SWITCH_NAMES, type SwitchName } from '#domain/administration/switches.ts';
import { within } from '#tests/support/patience.ts';
import { median } from '#tests/support/percentile.ts';
import { databaseLimits } from '#tests/support/site.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { turnSwitch } from '#usecases/administration/turn-switch.ts';
import type { Deps } from '#usecases/deps.ts';
import { createDeps } from './create-deps.ts';
import { parseEnv } from './env.ts';

const { db, url } = openTestDatabase();
const TOLD_WITHIN_MS = within(2_000);
const LINE = { en: 'A pause tonight', ja: '今夜、短時間停止します' };

const standsAs = async (deps: Deps, name: SwitchName) => {
  const switches = await deps.switches();
  return name === 'banner' ? switches.banner !== null : switches[name];
};

/** Turns switches over and back through one process; each time both must follow in time. Says how long each took, in ms. */
async function turn([one, other]: readonly [Deps, Deps], names: readonly SwitchName[]): Promise<number[]> {
  const took: number[] = [];
  for (const name of names) {
    const before = await standsAs(one, name);
    for (const isOn of [!before, before]) {
      const turned = performance.now();
      expect(await turnSwitch(one, 'operator', name, { isOn, ...(name === 'banner' && { text: LINE }) })).toMatchObject({ ok: true });
      const timing = { timeout: TOLD_WITHIN_MS, interval: 20 };
      await Promise.all([one, other].map((deps) => expect.poll(() => standsAs(deps, name), timing).toBe(isOn)));
      took.push(performance.now() - turned);
    }
  }
  return took;
}

test('every switch takes effect on two processes within two seconds, also when the news of it is lost', async () => {
  const processes = [1, 2].map(() => createDeps(parseEnv({ DATABASE_URL: url, ...databaseLimits(url) })));
  try {
    const [one, other] = processes.map((process) => process.deps);
    if (!one || !other) throw new Error('two were asked for');
    const told = await turn([one, other], SWITCH_NAMES);
    expect(Math.max(...told)).toBeLessThan(TOLD_WITHIN_MS);
    await sql`alter table switches disable trigger switches_announce`.execute(db);
    const untold = await turn([one, other], ['posting']);
    expect(Math.max(...untold)).toBeLessThan(TOLD_WITHIN_MS);
    expect(median(told)).toBeLessThan(median(untold));
  } finally {
    await Promise.all(processes.map((process) => process.close()));
  }
});
