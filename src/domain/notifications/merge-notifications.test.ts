import { expect, test } from 'vitest';
import { HOUR_MS } from '#domain/shared/time-units.ts';
import fc from '#tests/support/fast-check.ts';
import { type Mergeable, mergeNotifications } from './merge-notifications.ts';
import { NOTIFICATION_KINDS, NOTIFICATION_LIMITS, type NotificationKind } from './notifications.ts';

const notifications = fc
  .array(
    fc.record({
      kind: fc.constantFrom(...(Object.keys(NOTIFICATION_KINDS) as NotificationKind[])),
      about: fc.constantFrom('1', '2'),
      hours: fc.integer({ min: 0, max: 200 }),
      isRead: fc.boolean(),
    }),
    { maxLength: 60 },
  )
  .map((rows) =>
    rows
      .sort((a, b) => a.hours - b.hours)
      .map(({ hours, ...row }, index): Mergeable => ({ ...row, notificationId: String(index + 8), createdAt: new Date(hours * HOUR_MS) })),
  );

const newestFirst = (ids: readonly string[]) => [...ids].sort((a, b) => Number(b) - Number(a));

test('puts every notification into exactly one group with the same kind, subject and day', () => {
  fc.assert(
    fc.property(notifications, (rows) => {
      const groups = mergeNotifications(rows);
      expect(newestFirst(groups.flat().map(({ notificationId }) => notificationId))).toEqual(
        newestFirst(rows.map(({ notificationId }) => notificationId)),
      );
      const heads = groups.map(([newest]) => newest?.notificationId ?? '');
      expect(heads).toEqual(newestFirst(heads));
      for (const group of groups) {
        expect(new Set(group.map(({ kind, about, isRead }) => `${kind} ${about} ${isRead}`)).size).toBe(1);
        const ages = group.map(({ createdAt }) => (group[0]?.createdAt.getTime() ?? 0) - createdAt.getTime());
        expect(Math.max(...ages)).toBeLessThanOrEqual(NOTIFICATION_LIMITS.mergeMs);
      }
    }),
  );
});

test('merges notifications into the same groups whatever their input order', () => {
  fc.assert(
    fc.property(notifications, (rows) => {
      expect(mergeNotifications([...rows].reverse())).toEqual(mergeNotifications(rows));
    }),
  );
});
