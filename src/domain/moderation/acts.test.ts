import { expect, test } from 'vitest';
import { DAY_MS } from '#domain/shared/time-units.ts';
import { type Act, checkUndo, effectiveVersion, firstEyes } from './acts.ts';

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

// The record was verified, then declined, and the decline was undone. It is at revision 14, which has the content of
// revision 12.
const ACTS = [act('1', 'verify', '11', '12'), act('2', 'decline', '12', '13'), act('3', 'undo', '13', '14', '2')];

test('effectiveVersion resolves an undo to the version that it restored', () => {
  expect(effectiveVersion(ACTS, '14')).toBe('12');
  expect(effectiveVersion(ACTS, '13')).toBe('13');
  expect(effectiveVersion([act('1', 'verify', '11', '12', '9'), act('9', 'decline', '10', '11')], '12')).toBe('12');
});

test.each([
  ['1', '14', true], // The verification is the last effective action.
  ['2', '14', false],
  ['3', '14', true], // An undo can be undone as well.
  ['1', '13', false],
  ['2', '13', true],
  ['2', '15', false], // Another action was performed later.
])('action %s can be undone while the record is at revision %s: %s', (actId, revisionId, expected) => {
  const found = ACTS.find((one) => one.actId === actId);
  expect(found && checkUndo(ACTS.slice(0, revisionId === '13' ? 2 : 3), found, revisionId, at)).toEqual(
    expected ? { ok: true, value: undefined } : { ok: false, error: 'changed-since' },
  );
});

test('a first verification counts only for its exact version and until it is undone', () => {
  const half = [act('1', 'verify', '11', null)];
  expect(firstEyes(half, '11')).toEqual([1]);
  expect(firstEyes(half, '12')).toEqual([]);
  const takenBack = [...half, act('2', 'undo', '11', null, '1')];
  expect(firstEyes(takenBack, '11')).toEqual([]);
  expect(takenBack.map((one) => checkUndo(takenBack, one, '11', at))).toEqual(Array(2).fill({ ok: false, error: 'changed-since' }));
  expect(firstEyes([act('1', 'verify', '11', '12')], '11')).toEqual([]);
});

test('an action can be undone for exactly 90 days', () => {
  const found = ACTS[2] as Act;
  const days90 = 90 * DAY_MS;
  expect(checkUndo(ACTS, found, '14', new Date(at.getTime() + days90)).ok).toBe(true);
  expect(checkUndo(ACTS, found, '14', new Date(at.getTime() + days90 + 1))).toEqual({ ok: false, error: 'too-late' });
});
