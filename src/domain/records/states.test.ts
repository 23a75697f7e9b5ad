import { describe, expect, test } from 'vitest';
import { HOUR_MS } from '#domain/shared/time-units.ts';
import fc from '#tests/support/fast-check.ts';
import { COUNTABLE_STATES, canTransition, isCountable, RECORD_STATES } from './states.ts';

const postedAt = new Date('2026-11-14T00:00:00Z');
const later = (ms: number) => new Date(postedAt.getTime() + ms);
const facts = { postedAt, stateSince: postedAt, peerChecks: 2, now: later(14 * 24 * HOUR_MS) };

test('only posted, checked, verified and needs-information records count', () => {
  expect(RECORD_STATES.filter(isCountable)).toEqual(COUNTABLE_STATES);
  expect(COUNTABLE_STATES).toEqual(['posted', 'checked', 'verified', 'needs-information']);
  expect(isCountable('superseded')).toBe(false);
});

test('a beaten record has no state of its own', () => {
  expect(RECORD_STATES).toEqual(['posted', 'checked', 'verified', 'needs-information', 'declined', 'withdrawn']);
});

describe('canTransition', () => {
  // The acting roles that are allowed for each transition once the author's 24 hours are over. All others are denied.
  const ALLOWED: Record<string, readonly string[]> = {
    'posted checked': ['peer'],
    'posted verified': ['moderator'],
    'posted needs-information': ['moderator'],
    'posted declined': ['moderator'],
    'posted withdrawn': ['moderator'],
    'checked verified': ['moderator'],
    'checked needs-information': ['moderator'],
    'checked declined': ['moderator'],
    'checked withdrawn': ['moderator'],
    'verified needs-information': ['moderator'],
    'verified declined': ['moderator'],
    'verified withdrawn': ['moderator'],
    'needs-information posted': ['author', 'moderator'],
    'needs-information declined': ['moderator', 'system'],
    'needs-information withdrawn': ['moderator'],
    'declined posted': ['moderator'],
    'withdrawn posted': ['moderator'],
    'withdrawn declined': ['moderator'],
  };
  const ACTING_ROLES = ['author', 'peer', 'moderator', 'system'];
  const pairs = RECORD_STATES.flatMap((from) => RECORD_STATES.map((to) => [from, to] as const));

  test.each(pairs)('allows the transition from %s to %s for exactly the expected acting roles', (from, to) => {
    expect(ACTING_ROLES.filter((by) => canTransition(from, to, by, facts))).toEqual(ALLOWED[`${from} ${to}`] ?? []);
  });

  test.each(COUNTABLE_STATES)('allows an author to withdraw a %s record within 24 hours but not later', (from) => {
    expect(canTransition(from, 'withdrawn', 'author', { ...facts, now: later(24 * HOUR_MS) })).toBe(true);
    expect(canTransition(from, 'withdrawn', 'author', { ...facts, now: later(24 * HOUR_MS + 1) })).toBe(false);
  });

  test('requires two agreeing peer checks to change a record from posted to checked', () => {
    expect(canTransition('posted', 'checked', 'peer', { ...facts, peerChecks: 1 })).toBe(false);
    expect(canTransition('posted', 'checked', 'peer', { ...facts, peerChecks: 2 })).toBe(true);
  });

  test('allows the system to decline a record 14 days after a question was asked, but not earlier', () => {
    const asked = { ...facts, stateSince: later(HOUR_MS) };
    expect(canTransition('needs-information', 'declined', 'system', { ...asked, now: later(HOUR_MS + 14 * 24 * HOUR_MS - 1) })).toBe(false);
    expect(canTransition('needs-information', 'declined', 'system', { ...asked, now: later(HOUR_MS + 14 * 24 * HOUR_MS) })).toBe(true);
  });

  test('denies unknown states and acting roles', () => {
    const word = fc.oneof(fc.string(), fc.constantFrom('__proto__', 'constructor', 'restored', 'superseded', 'admin', 'visitor'));
    fc.assert(
      fc.property(word, fc.constantFrom(...RECORD_STATES), fc.constantFrom(...ACTING_ROLES), (unknown, state, by) => {
        if ((RECORD_STATES as readonly string[]).includes(unknown) || ACTING_ROLES.includes(unknown)) return;
        expect(canTransition(unknown, state, by, facts)).toBe(false);
        expect(canTransition(state, unknown, by, facts)).toBe(false);
        expect(RECORD_STATES.some((to) => canTransition(state, to, unknown, facts))).toBe(false);
      }),
      { numRuns: 1_000 },
    );
  });
});
