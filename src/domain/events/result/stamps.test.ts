import { expect, test } from 'vitest';
import type { LimitedEvent } from '#domain/catalogue/rows.ts';
import { readForm } from '#domain/shared/form.ts';
import { amendmentForm } from './amendment-form.ts';
import { type Participation, stampsOf } from './stamps.ts';

const event = (id: number, day: string, blind = false) =>
  [id, { id, blind, startsAt: `${day}T00:00:00Z`, endsAt: `${day}T23:59:59Z` } as LimitedEvent] as const;
const events = new Map([event(261101, '2026-11-01'), event(261108, '2026-11-08', true)]);
const NOW = new Date('2026-11-20');
const taken = (code: number, more: Partial<Participation> = {}): Participation => ({
  ...{ code, teamId: 3, closed: true, rank: 2, shared: true, players: 9 },
  ...more,
});
const stamps = (own: readonly Participation[], before: string | null = null, now = NOW) =>
  stampsOf({ events }, own, before === null ? null : new Date(before), now).map(({ event: { id }, place, without }) => [
    id,
    without,
    place,
  ]);

test('a stamp has the place in the result, newest event first', () => {
  expect(stamps([taken(261101), taken(261108, { shared: null }), taken(999)])).toEqual([
    [261108, null, { rank: 2, shared: false, players: 9 }],
    [261101, null, { rank: 2, shared: true, players: 9 }],
  ]);
  expect(stampsOf({ events }, [taken(261101)], null, NOW)).toMatchObject([{ teamId: 3 }]);
});

test('a stamp without a place says why', () => {
  expect(stamps([taken(261101, { rank: null })])).toEqual([[261101, 'unranked', null]]);
  expect(stamps([taken(261101, { closed: false })])).toEqual([[261101, 'pending', null]]);
  const open = [taken(261108, { closed: false })];
  expect(stamps(open, null, new Date('2026-11-08T23:59:59.999Z'))).toEqual([[261108, 'hidden', null]]);
  expect(stamps(open, null, new Date('2026-11-09T00:00:00Z'))).toEqual([[261108, 'pending', null]]);
  expect(stamps([taken(261101, { closed: false })], null, new Date('2026-11-01T12:00:00Z'))).toEqual([[261101, 'pending', null]]);
});

test('with a past date, events that had not started are omitted, and those that had not ended have no place', () => {
  const own = [taken(261101), taken(261108)];
  expect(stamps(own, '2026-11-08T00:00:00Z')).toMatchObject([[261101, null, { rank: 2 }]]);
  expect(stamps(own, '2026-11-08T00:00:00.001Z')).toMatchObject([
    [261108, 'hidden', null],
    [261101, null, { rank: 2 }],
  ]);
  expect(stamps(own, '2026-11-01T23:59:59Z')).toEqual([[261101, 'pending', null]]);
});

test('an amendment needs a reason in every language', () => {
  expect(readForm(amendmentForm, { reason: { en: 'Wrong edition', ja: '版の違い' } })).toMatchObject({ ok: true });
  expect(readForm(amendmentForm, { reason: { en: 'x'.repeat(257) } })).toEqual({
    ok: false,
    fields: { 'reason.en': 'too-long', 'reason.ja': 'required' },
  });
});
