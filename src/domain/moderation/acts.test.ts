import { expect, test } from 'vitest';
import { type Act, checkUndo, firstEyes, standsAt } from './acts.ts';

const at = new Date('2026-11-15T00:00:00Z');
const act = (actId: string, verb: Act['verb'], before: string, after: string | null, undoes: string | null = null): Act => ({
  actId,
  at,
  actorId: Number(actId),
  verb,
  before,
  after,
  undoes,
});

// Verified, declined, the decline taken back: the record is at 14 and says what it said at 12.
const ACTS = [act('1', 'verify', '11', '12'), act('2', 'decline', '12', '13'), act('3', 'undo', '13', '14', '2')];

test('what an undo brought back is the version that it was', () => {
  expect(standsAt(ACTS, '14')).toBe('12');
  expect(standsAt(ACTS, '13')).toBe('13');
});

test.each([
  ['1', '14', true], // the verification is the last that stands
  ['2', '14', false],
  ['3', '14', true], // an undo can be taken back as well
  ['1', '13', false],
  ['2', '13', true],
  ['2', '15', false], // somebody did something else
])('act %s is undone while the record is at %s: %s', (actId, revisionId, expected) => {
  const found = ACTS.find((one) => one.actId === actId);
  expect(found && checkUndo(ACTS.slice(0, revisionId === '13' ? 2 : 3), found, revisionId, at).ok).toBe(expected);
});

test('a first look counts for the very version that it was at, until it is taken back', () => {
  const half = [act('1', 'verify', '11', null)];
  expect(firstEyes(half, '11')).toEqual([1]);
  expect(firstEyes(half, '12')).toEqual([]);
  const takenBack = [...half, act('2', 'undo', '11', null, '1')];
  expect(firstEyes(takenBack, '11')).toEqual([]);
  expect(takenBack.map((one) => checkUndo(takenBack, one, '11', at).ok)).toEqual([false, false]);
});

test('an act is undone for 90 days, the last millisecond included', () => {
  const found = ACTS[2] as Act;
  const days90 = 90 * 86_400_000;
  expect(checkUndo(ACTS, found, '14', new Date(at.getTime() + days90)).ok).toBe(true);
  expect(checkUndo(ACTS, found, '14', new Date(at.getTime() + days90 + 1))).toEqual({ ok: false, error: 'too-late' });
});
