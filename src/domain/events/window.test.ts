import { expect, test } from 'vitest';
import { windowAt } from './window.ts';

const EVENT = { startsAt: '2026-11-01T15:00:00+09:00', endsAt: '2026-11-08T14:59:59+09:00' };

test.each([
  ['2026-11-01T05:59:59.999Z', 'not-begun'],
  ['2026-11-01T06:00:00.000Z', 'open'],
  ['2026-11-08T05:59:59.999Z', 'open'],
  ['2026-11-08T06:00:00.000Z', 'over'],
] as const)('at %s an event is %s', (now, state) => {
  expect(windowAt(EVENT, new Date(now))).toBe(state);
});
