import { expect, test } from 'vitest';
import { HOUR_MS } from '#domain/shared/time-units.ts';
import fc from '#tests/support/fast-check.ts';
import { chooseRetained, RETENTION, type Taken } from './retention-policy.ts';

const at = (hours: number): Taken => {
  const startedAt = new Date(Date.UTC(2025, 0, 1) + hours * HOUR_MS);
  return { id: startedAt.toISOString(), startedAt };
};
const daysFrom = (first: string, count: number): Taken[] =>
  Array.from({ length: count }, (_, day) => new Date(Date.parse(first) + day * 24 * HOUR_MS)).map((startedAt) => ({
    id: startedAt.toISOString().slice(0, 10),
    startedAt,
  }));
const anyBackups = fc.uniqueArray(fc.integer({ min: 0, max: 24 * 800 }), { maxLength: 120 }).map((hours) => hours.map(at));

test('retains seven daily, four weekly and twelve monthly backups from a year of nightly backups', () => {
  const retained = [...chooseRetained(daysFrom('2025-01-01T03:00:00Z', 365))].sort();
  expect(retained.slice(0, 11)).toEqual([...'123456789'].map((month) => lastOf(Number(month))).concat(lastOf(10), lastOf(11)));
  expect(retained.slice(11)).toEqual([
    ...['2025-12-14', '2025-12-21', '2025-12-25', '2025-12-26', '2025-12-27', '2025-12-28', '2025-12-29', '2025-12-30', '2025-12-31'],
  ]);
});

test('always retains the newest backup, whatever the policy', () => {
  const counts = fc.nat({ max: 3 });
  fc.assert(
    fc.property(anyBackups, counts, counts, counts, (backups, daily, weekly, monthly) => {
      const newest = backups.toSorted((a, b) => a.startedAt.getTime() - b.startedAt.getTime()).at(-1);
      const retained = chooseRetained(backups, { daily, weekly, monthly });
      expect(newest === undefined ? retained.size === 0 : retained.has(newest.id)).toBe(true);
      expect(retained.size).toBeLessThanOrEqual(Math.max(1, daily + weekly + monthly));
    }),
  );
});

test('deleting after every backup retains the same backups as deleting once at the end', () => {
  fc.assert(
    fc.property(anyBackups, (backups) => {
      let left: Taken[] = [];
      for (const backup of backups.toSorted((a, b) => a.startedAt.getTime() - b.startedAt.getTime())) {
        left.push(backup);
        const retained = chooseRetained(left);
        left = left.filter(({ id }) => retained.has(id));
      }
      expect(new Set(left.map(({ id }) => id))).toEqual(chooseRetained(backups));
    }),
  );
});

test('retains one backup for each of the last seven days that have one', () => {
  fc.assert(
    fc.property(anyBackups, (backups) => {
      const retained = chooseRetained(backups);
      const dayOf = ({ startedAt }: Taken) => startedAt.toISOString().slice(0, 10);
      const days = [...new Set(backups.map(dayOf))].sort().reverse().slice(0, RETENTION.daily);
      for (const day of days) expect(backups.some((backup) => dayOf(backup) === day && retained.has(backup.id))).toBe(true);
    }),
  );
});

function lastOf(month: number): string {
  return new Date(Date.UTC(2025, month, 0)).toISOString().slice(0, 10);
}
