import { expect, test } from 'vitest';
import fc from '#tests/support/fast-check.ts';
import { liveCursor } from './live-cursor.ts';
import { canFollow, LIVE_BACKLOG, LIVE_TOAST_EVERY_MS, toastWaitMs } from './live-rules.ts';

test('whoever can follow misses nothing that is kept no more, and is not sent more than a backlog', () => {
  const bounds = fc
    .tuple(fc.nat(10_000), fc.nat(500))
    .map(([oldest, count]) => (oldest === 0 ? { oldest: 0, newest: 0 } : { oldest, newest: oldest + count }));
  fc.assert(
    fc.property(bounds, fc.nat(11_000), (kept, after) => {
      const missed = Array.from({ length: Math.max(0, kept.newest - after) }, (_, index) => after + 1 + index);
      const isWhole = missed.every((eventId) => eventId >= kept.oldest) && missed.length <= LIVE_BACKLOG;
      expect(canFollow(after, kept)).toBe(isWhole && after <= kept.newest);
    }),
  );
});

test('toasts come at most once a minute, whenever records do', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(200_000), { maxLength: 50 }), (gaps) => {
      const shown: number[] = [];
      let nowMs = 0;
      for (const gap of gaps) {
        nowMs += gap;
        shown.push(Math.max(nowMs, nowMs + toastWaitMs(nowMs, shown.at(-1))));
        nowMs = shown.at(-1) ?? nowMs;
      }
      for (const [index, at] of shown.entries())
        expect(at - (shown[index - 1] ?? -LIVE_TOAST_EVERY_MS)).toBeGreaterThanOrEqual(LIVE_TOAST_EVERY_MS);
    }),
  );
});

test.each(['0', '1', '999999999999999'])('%j is a cursor', (text) => expect(liveCursor.parse(text)).toBe(Number(text)));
test.each(['', '01', '-1', '1.5', 'abc', '1e3', '9'.repeat(16)])('%j is no cursor', (text) =>
  expect(liveCursor.safeParse(text).success).toBe(false),
);
