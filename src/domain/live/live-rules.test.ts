import { expect, test } from 'vitest';
import fc from '#tests/support/fast-check.ts';
import { liveCursor } from './live-cursor.ts';
import { canFollow, LIVE_BACKLOG, LIVE_TOAST_EVERY_MS, toastWaitMs } from './live-rules.ts';

test('canFollow returns true exactly when all missed events are still stored and fit in the backlog', () => {
  const bounds = fc
    .tuple(fc.nat(10_000), fc.nat(500))
    .map(([oldest, count]) => (oldest === 0 ? { oldest: 0, newest: 0 } : { oldest, newest: oldest + count }));
  fc.assert(
    fc.property(bounds, fc.nat(11_000), (retained, after) => {
      const missed = Array.from({ length: Math.max(0, retained.newest - after) }, (_, index) => after + 1 + index);
      const isWhole = missed.every((eventId) => eventId >= retained.oldest) && missed.length <= LIVE_BACKLOG;
      expect(canFollow(after, retained)).toBe(isWhole && after <= retained.newest);
    }),
  );
});

test('toastWaitMs allows at most one toast per minute, for any timing of records', () => {
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

test.each(['0', '1', '999999999999999'])('liveCursor accepts %j', (text) => expect(liveCursor.parse(text)).toBe(Number(text)));
test.each(['', '01', '-1', '1.5', 'abc', '1e3', '9'.repeat(16)])('liveCursor rejects %j', (text) =>
  expect(liveCursor.safeParse(text).success).toBe(false),
);
