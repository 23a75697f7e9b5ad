import { expect, test } from 'vitest';
import { RECORD_STATES } from '#domain/records/states.ts';
import fc from '#tests/support/fast-check.ts';
import { LOG_SIGNS, LOG_VERBS, logRoute, logVerbOf, namedInLog, thingOf } from './public-log.ts';

test.each(LOG_VERBS)('logVerbOf recognises a row that matches the verb %s', (verb) => {
  const { verb: written, detail } = LOG_SIGNS[verb];
  expect(logVerbOf({ verb: written, detail: { ...detail, revisionId: '7' } })).toBe(verb);
});

test.each(['report-record', 'answer-report', 'appeal', 'glance', 'post-record', 'change-password', 'alarm-removals', 'toString'])(
  'logVerbOf does not publish rows with the verb %s',
  (verb) => {
    expect(logVerbOf({ verb, detail: { to: 'verified', by: 'moderator' } })).toBeUndefined();
  },
);

test('logVerbOf does not publish edits and answers by authors', () => {
  expect(logVerbOf({ verb: 'edit-record', detail: { by: 'author' } })).toBeUndefined();
  expect(logVerbOf({ verb: 'change-record-state', detail: { to: 'posted', by: 'author' } })).toBeUndefined();
});

test('an audit log row matches at most one public verb', () => {
  const rows = fc.record({
    verb: fc.constantFrom(...Object.values(LOG_SIGNS).map(({ verb }) => verb)),
    detail: fc.record({ to: fc.constantFrom(...RECORD_STATES), by: fc.constantFrom('author', 'peer', 'moderator', 'system') }),
  });
  fc.assert(
    fc.property(rows, (row) => {
      const fitting = LOG_VERBS.filter((name) => {
        const { verb, detail } = LOG_SIGNS[name];
        return verb === row.verb && Object.entries(detail).every(([key, value]) => (row.detail as Record<string, string>)[key] === value);
      });
      expect(fitting.length).toBeLessThanOrEqual(1);
      expect(logVerbOf(row)).toBe(fitting[0]);
    }),
  );
});

test.each([
  [
    { handle: 'moss', name: 'Moss', isClosed: false },
    { userId: 'moss', name: 'Moss' },
  ],
  [{ handle: 'moss', name: null, isClosed: false }, null],
  [{ handle: 'u-abc', name: 'Moss', isClosed: true }, null],
  [null, null],
])('namedInLog shows the person %j as %j', (person, expected) => {
  expect(namedInLog(person)).toEqual(expected);
});

test('logRoute writes the filters in canonical order', () => {
  expect(logRoute()).toBe('/log');
  expect(logRoute({ year: 2026, verb: 'decline' }, '12')).toBe('/log?verb=decline&year=2026&after=12');
});

test.each([
  [
    { subjectKind: 'switch', subjectId: 'posting', detail: { to: true } },
    { kind: 'switch', id: 'posting' },
  ],
  [
    { subjectKind: 'policy', subjectId: 'evidence', detail: { of: 'rule', id: 21 } },
    { kind: 'policy', id: 'rule.21' },
  ],
  [
    { subjectKind: 'policy', subjectId: 'evidence', detail: { of: 'newcomer' } },
    { kind: 'policy', id: 'newcomer' },
  ],
  [
    { subjectKind: 'rule', subjectId: '21', detail: {} },
    { kind: 'rule', id: '21' },
  ],
  [{ subjectKind: 'record', subjectId: '7', detail: {} }, null],
  [{ subjectKind: 'user', subjectId: '7', detail: {} }, null],
])('thingOf for the row %j returns %j', (row, thing) => {
  expect(thingOf(row)).toEqual(thing);
});
