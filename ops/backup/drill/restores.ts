import { describeRun } from '#bench/describe-run.ts';
import { printTable } from '#bench/print-table.ts';
import { saveResults } from '#bench/save-results.ts';
import type { Part } from './damage.ts';
import { type Ground, inSeconds } from './ground.ts';
import type { LostSite } from './lose-site.ts';
import { withDamage } from './refusals.ts';
import { restoreBeside, type Target } from './restore-site.ts';

const TARGETS: readonly Target[] = ['end', 'moment'];
const DAMAGES: readonly (Part | 'none')[] = ['none', 'backup', 'WAL'];

/**
 * Restores the lost site so many times in a row, to the end and to a moment, from each repository first, undamaged or
 * with one damaged byte in that repository. Every restore is checked. Writes the results to bench/results.
 */
export async function restoreRepeatedly(ground: Ground, lost: LostSite, count: number): Promise<void> {
  const restores = [];
  const run = describeRun();
  for (let index = 0; index < count; index += 1) {
    const target = TARGETS[index % 2] ?? 'end';
    const order = Math.floor(index / 2) % 2 === 0 ? [1, 2] : [2, 1];
    const damage = DAMAGES[Math.floor(index / 4) % 3] ?? 'none';
    const [first = 1, second = 2] = order;
    const restore = () => restoreBeside(ground, lost, { target, order });
    const result = await (damage === 'none' ? restore() : withDamage([first], damage, restore));
    const expected = damage === 'backup' ? second : first;
    if (result.used !== expected) throw new Error(`restore ${index + 1} used repository ${result.used} instead of ${expected}`);
    restores.push({ target, first, damage, ...result });
    saveResults('restores', { ...run, records: lost.archived.length, restores });
    console.log(`${index + 1} of ${count}: to the ${target}, repository ${first} first, damage: ${damage}, used: ${result.used}`);
  }
  printTable(
    ['restore', 'to', 'first', 'damaged there', 'used', 'restored', 'open', 'verified'],
    restores.map(({ target, first, damage, used, restoreMs, openMs, verifyMs }, index) => [
      ...[index + 1, target, first, damage, used],
      ...[restoreMs, openMs, verifyMs].map(inSeconds),
    ]),
  );
}
