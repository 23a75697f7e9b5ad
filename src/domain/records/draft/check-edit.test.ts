import { expect, test } from 'vitest';
import type { RecordState } from '#domain/records/states.ts';
import { HOUR_MS } from '#domain/shared/time-units.ts';
import { checkEdit } from './check-edit.ts';

const postedAt = new Date('2026-11-14T00:00:00Z');
const later = (ms: number) => new Date(postedAt.getTime() + ms);
const edit = { by: 'author', state: 'posted', postedAt, now: later(HOUR_MS), oldKey: -100, newKey: -100 } as const;

test.each<[RecordState, RecordState]>([
  ['posted', 'posted'],
  ['checked', 'posted'],
  ['verified', 'posted'],
  ['needs-information', 'needs-information'],
])("an edit changes a record's state from %s to %s", (state, expected) => {
  expect(checkEdit({ ...edit, state })).toEqual({ ok: true, value: expected });
  expect(checkEdit({ ...edit, state, by: 'moderator' })).toEqual({ ok: true, value: expected });
});

test('an author may edit a record to a worse value but not to a better one', () => {
  expect(checkEdit({ ...edit, newKey: -99 }).ok).toBe(true);
  expect(checkEdit({ ...edit, newKey: -101 })).toEqual({ ok: false, error: 'better-value' });
});

test('an author can edit a record for 24 hours after posting it', () => {
  expect(checkEdit({ ...edit, now: later(24 * HOUR_MS) }).ok).toBe(true);
  expect(checkEdit({ ...edit, now: later(24 * HOUR_MS + 1) })).toEqual({ ok: false, error: 'too-late' });
});

test('a moderator may edit a record at any time, also to a better value', () => {
  expect(checkEdit({ ...edit, by: 'moderator', now: later(1_000 * 24 * HOUR_MS), newKey: -500 }).ok).toBe(true);
});

test.each(['declined', 'withdrawn'] as const)('a %s record cannot be edited', (state) => {
  expect(checkEdit({ ...edit, state })).toEqual({ ok: false, error: 'not-editable' });
  expect(checkEdit({ ...edit, state, by: 'moderator' })).toEqual({ ok: false, error: 'not-editable' });
});

test.each(['peer', 'system'] as const)('the acting role %s cannot edit a record', (by) => {
  expect(checkEdit({ ...edit, by })).toEqual({ ok: false, error: 'not-allowed' });
});
