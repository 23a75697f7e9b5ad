import { describe, expect, test } from 'vitest';
import { closingTime, entryAt, postWindowAt, UPLOAD_GRACE_MS, windowAt, windowEnd } from './window.ts';

const EVENT = { startsAt: '2026-11-01T15:00:00+09:00', endsAt: '2026-11-08T14:59:59+09:00' };
const END = windowEnd(EVENT).getTime();

test.each([
  ['2026-11-01T05:59:59.999Z', 'not-begun'],
  ['2026-11-01T06:00:00.000Z', 'open'],
  ['2026-11-08T05:59:59.999Z', 'open'],
  ['2026-11-08T06:00:00.000Z', 'over'],
] as const)('at %s, the event window is %s', (now, state) => {
  expect(windowAt(EVENT, new Date(now))).toBe(state);
});

describe('grace period for uploads', () => {
  const inside = new Date(END - 1);

  test.each([
    [END - 1, null, 'open'],
    [END, null, 'over'],
    [END, inside, 'open'],
    [END + UPLOAD_GRACE_MS - 1, inside, 'open'],
    [END + UPLOAD_GRACE_MS, inside, 'over'],
    [END, new Date(END), 'over'], // The upload was started after the end.
    [END, new Date('2026-11-01T05:59:59Z'), 'over'], // The upload was started before the window.
    [Date.parse(EVENT.startsAt) - 1, new Date(Date.parse(EVENT.startsAt)), 'not-begun'],
  ] as const)('postWindowAt at %s with an upload started at %s returns %s', (now, started, state) => {
    expect(postWindowAt(EVENT, new Date(now), started)).toBe(state);
  });

  test('closingTime is the end of the window plus the grace period', () => {
    expect(closingTime(EVENT).getTime()).toBe(END + UPLOAD_GRACE_MS);
  });
});

test('players may join during the entry period or, without one, until the event ends', () => {
  const entry = { opensAt: '2026-10-30T00:00:00Z', closesAt: '2026-11-01T05:59:59Z' };
  const at = (now: string, named: typeof entry | null) => entryAt({ ...EVENT, entry: named }, new Date(now));
  expect(at('2026-10-29T23:59:59Z', entry)).toBe('not-begun');
  expect(at('2026-10-30T00:00:00Z', entry)).toBe('open');
  expect(at('2026-11-01T06:00:00Z', entry)).toBe('over');
  expect(at('2020-01-01T00:00:00Z', null)).toBe('open');
  expect(at('2026-11-08T05:59:59.999Z', null)).toBe('open');
  expect(at('2026-11-08T06:00:00Z', null)).toBe('over');
});
