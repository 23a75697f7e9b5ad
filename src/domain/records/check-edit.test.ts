import { expect, test } from 'vitest';
import { checkEdit } from './check-edit.ts';
import type { RecordState } from './states.ts';

const HOUR = 3_600_000;
const postedAt = new Date('2026-11-14T00:00:00Z');
const later = (ms: number) => new Date(postedAt.getTime() + ms);
const edit = { by: 'author', state: 'posted', postedAt, now: later(HOUR), oldKey: -100, newKey: -100 } as const;

test.each<[RecordState, RecordState]>([
  ['posted', 'posted'],
  ['checked', 'posted'],
  ['verified', 'posted'],
  ['needs-information', 'needs-information'],
])('a %s record is %s after an edit', (state, expected) => {
  expect(checkEdit({ ...edit, state })).toEqual({ ok: true, value: expected });
  expect(checkEdit({ ...edit, state, by: 'moderator' })).toEqual({ ok: true, value: expected });
});

test('an author may lower the value, but a better one needs a new record', () => {
  expect(checkEdit({ ...edit, newKey: -99 }).ok).toBe(true);
  expect(checkEdit({ ...edit, newKey: -101 })).toEqual({ ok: false, error: 'better-value' });
});

test('an author can edit for 24 h', () => {
  expect(checkEdit({ ...edit, now: later(24 * HOUR) }).ok).toBe(true);
  expect(checkEdit({ ...edit, now: later(24 * HOUR + 1) })).toEqual({ ok: false, error: 'too-late' });
});

test('a moderator may correct at any time, also upwards', () => {
  expect(checkEdit({ ...edit, by: 'moderator', now: later(1_000 * 24 * HOUR), newKey: -500 }).ok).toBe(true);
});

test.each(['declined', 'withdrawn'] as const)('a %s record cannot be edited', (state) => {
  expect(checkEdit({ ...edit, state })).toEqual({ ok: false, error: 'not-editable' });
  expect(checkEdit({ ...edit, state, by: 'moderator' })).toEqual({ ok: false, error: 'not-editable' });
});

test.each(['peer', 'system'] as const)('a %s cannot edit', (by) => {
  expect(checkEdit({ ...edit, by })).toEqual({ ok: false, error: 'not-allowed' });
});
