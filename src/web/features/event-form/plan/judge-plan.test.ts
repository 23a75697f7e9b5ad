import { expect, test } from 'vitest';
import { checkPlan } from '#domain/events/plan/check-plan.ts';
import { PLAN_CODE, plan } from '#domain/events/plan/event-plan.fixture.ts';
import type { EventPlan } from '#domain/events/plan/event-plan.ts';
import { contentCatalogue } from '#tests/support/database/catalogue.ts';
import fc from '#tests/support/fast-check.ts';
import { formGround, judgePlan, planGround } from './judge-plan.ts';

const catalogue = contentCatalogue();
// JSON round trip, because the page sends this data to the browser as JSON.
const ground = planGround(JSON.parse(JSON.stringify(formGround(catalogue))));
const some = fc.constantFrom;

const part = {
  type: some('limited' as const, 'user-planned' as const),
  style: some('standard' as const, 'teams' as const, 'area' as const),
  startsAt: some('2026-12-01T15:00:00+09:00', '2026-12-02T15:00:00+09:00', '2023-12-16T23:00:00+09:00'),
  endsAt: some('2026-12-08T14:59:59+09:00', '2023-12-17T23:00:00+09:00'),
  entry: some(null, { opensAt: '2026-12-01T00:00:00Z', closesAt: '2026-12-31T00:00:00Z' }),
  stages: fc.array(
    fc.record({
      name: some({ en: 'A', ja: 'あ' }),
      baseStage: some(null, 101, 201, 999, 438),
      metric: some('points' as const, 'countdown' as const, 'collectAllTime' as const),
    }),
    { maxLength: 2 },
  ),
  boards: fc.array(fc.record({ stage: some(201, 101, 1001, 999), rule: some(0, 10, 21, 41) }), { maxLength: 2 }),
  teams: fc.array(some(1, 2, 99), { maxLength: 3 }),
  area: some<EventPlan['area'][]>(null, { columns: 1, cells: [{ stage: 0, home: 1, border: 5 }] }),
  blind: fc.boolean(),
};

test('judgePlan returns the same field errors as the server for any event plan', () => {
  fc.assert(
    fc.property(fc.record(part), some(PLAN_CODE, 231216), (parts, code) => {
      const whole: EventPlan = plan(parts);
      expect(judgePlan(ground, code, whole).fields).toEqual(checkPlan(catalogue, code, whole));
    }),
    { numRuns: 500 },
  );
});

test('adds rule errors to the schema errors only when the event window is valid', () => {
  const judged = judgePlan(ground, PLAN_CODE, plan({ title: { en: ' ', ja: 'あ'.repeat(81) }, teams: [1] }));
  expect(judged.fields).toEqual({ 'title.en': 'required', 'title.ja': 'too-long', teams: 'required' });
  const timeless = judgePlan(ground, PLAN_CODE, plan({ endsAt: '', teams: [1] }));
  expect(timeless).toEqual({ fields: { endsAt: 'not-a-time' }, conflict: undefined });
});

test('returns the code of the event that the plan overlaps', () => {
  const overlapping = plan({ type: 'limited', startsAt: '2023-12-15T22:00:00+09:00', endsAt: '2023-12-17T22:00:00+09:00' });
  expect(judgePlan(ground, 231215, overlapping)).toMatchObject({ fields: { startsAt: 'window-taken' }, conflict: 231216 });
});
