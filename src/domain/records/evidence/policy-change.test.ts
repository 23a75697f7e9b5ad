import { describe, expect, test } from 'vitest';
import { readForm } from '#domain/shared/form.ts';
import fc from '#tests/support/fast-check.ts';
import { DEFAULT_EVIDENCE_POLICY, evidencePolicy } from './evidence-policy.ts';
import { changePolicy, needsIn, policyChange, ruleRevision } from './policy-change.ts';

const reach = fc.oneof(fc.integer({ min: 0, max: 40 }), fc.constant('every' as const));
const needs = fc.record({ video: reach, image: reach });
const ids = [10, 11, 21, 22, 23, 91, 901];
const change = fc.record({ of: fc.constantFrom('rule' as const, 'stage' as const), id: fc.constantFrom(...ids), needs });

test('after any sequence of changes, each rule and stage is listed at most once, with its latest requirement', () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 20 }), (changes) => {
      const policy = changes.reduce(changePolicy, DEFAULT_EVIDENCE_POLICY);
      expect(evidencePolicy.parse(policy)).toEqual(policy);
      for (const [of, groups, before] of [
        ['rule', policy.rules, DEFAULT_EVIDENCE_POLICY.rules],
        ['stage', policy.stages, DEFAULT_EVIDENCE_POLICY.stages],
      ] as const) {
        const named = groups.flatMap((group) => group.ids);
        expect(named.length).toBe(new Set(named).size);
        expect(groups.every((group) => group.ids.length > 0)).toBe(true);
        for (const id of ids) {
          const latest = changes.findLast((one) => one.of === of && one.id === id)?.needs;
          expect(needsIn(groups, id)).toEqual(latest ?? needsIn(before, id));
        }
      }
      const { speedruns, events, newcomer } = DEFAULT_EVIDENCE_POLICY;
      expect(policy).toMatchObject({ speedruns, events, newcomer });
    }),
  );
});

test("setting a stage's requirement to null removes the stage from the evidence policy", () => {
  const policy = changePolicy(DEFAULT_EVIDENCE_POLICY, { of: 'stage', id: 901, needs: null });
  expect(policy.stages).toEqual([{ ids: [902], needs: { video: 0, image: 'every' } }]);
});

test('speedruns, events and the definition of a newcomer are changed on their own', () => {
  const needs = { video: 3, image: 5 };
  const events = changePolicy(DEFAULT_EVIDENCE_POLICY, { of: 'events', needs });
  expect(events).toEqual({ ...DEFAULT_EVIDENCE_POLICY, events: needs });
  expect(changePolicy(events, { of: 'newcomer', posts: 5, days: 6 })).toEqual({ ...events, newcomer: { posts: 5, days: 6 } });
});

test('the revision number of a rule counts only the changes to that rule', () => {
  const day = (date: number) => new Date(Date.UTC(2026, 3, date));
  const second = changePolicy(DEFAULT_EVIDENCE_POLICY, { of: 'rule', id: 21, needs: { video: 15, image: 30 } });
  const third = changePolicy(second, { of: 'rule', id: 10, needs: { video: 2, image: 10 } });
  const versions = [
    { policy: DEFAULT_EVIDENCE_POLICY, since: null },
    { policy: second, since: day(1) },
    { policy: third, since: day(2) },
  ];
  expect(ruleRevision(versions, 21)).toEqual({ revision: 2, since: day(1) });
  expect(ruleRevision(versions, 10)).toEqual({ revision: 2, since: day(2) });
  expect(ruleRevision(versions, 22)).toEqual({ revision: 1, since: null });
});

describe('the form for changing the evidence policy', () => {
  test.each([
    [{ of: 'rule', id: 21, needs: { video: 15, image: 30 } }, undefined],
    [{ of: 'speedruns', needs: { video: 'every', image: 0 } }, undefined],
    [{ of: 'newcomer', posts: 10, days: 5 }, undefined],
    [{ of: 'newcomer', posts: -1, days: 5 }, { posts: 'out-of-range' }],
    [{ of: 'rule', id: 21, needs: { video: 1.5, image: 0 } }, { 'needs.video': 'out-of-range' }],
    [{ of: 'rule', id: 21, needs: { video: 10_000, image: 0 } }, { 'needs.video': 'out-of-range' }],
    [{ of: 'rule', needs: { video: 1, image: 0 } }, { id: 'wrong-type' }],
    [{ of: 'nothing' }, { of: 'wrong-type' }],
  ])('given %j, returns the field errors %j', (typed, fields) => {
    const read = readForm(policyChange, typed);
    expect(read.ok ? undefined : read.fields).toEqual(fields);
  });
});
