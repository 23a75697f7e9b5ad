import { expect, test } from 'vitest';
import { plan } from '#domain/events/plan/event-plan.fixture.ts';
import type { EventPlan } from '#domain/events/plan/event-plan.ts';
import { MINUTE_MS } from '#domain/shared/time-units.ts';
import fc from '#tests/support/fast-check.ts';
import { emptyPlan, inAllLanguages, planOf, typedOf } from './typed-plan.ts';

const stage = (metric: EventPlan['stages'][number]['metric']) => ({ name: { en: 'A', ja: 'あ' }, baseStage: null, metric });
const AREA = plan({
  style: 'area',
  stages: [stage('points'), stage('elapsed')],
  area: { columns: 2, cells: [{ stage: 1, home: 1, border: 95_000 }, null, { stage: 0, home: 2, border: 120 }, null] },
  entry: { opensAt: '2026-11-25T00:00:00+09:00', closesAt: '2026-12-01T14:59:59+09:00' },
  evidence: { video: 3, image: 'every' },
  description: { en: 'Text', ja: '本文' },
});

test('converting a plan with typedOf and back with planOf does not change it', () => {
  const moments = fc.integer({ min: Date.UTC(2026, 0) / 60_000, max: Date.UTC(2030, 0) / 60_000 });
  for (const stored of [plan(), AREA, plan({ stages: [], boards: [{ stage: 201, rule: 21 }] })])
    expect(planOf(typedOf(stored))).toEqual(stored);
  fc.assert(
    fc.property(moments, fc.constantFrom('Asia/Tokyo', 'Asia/Kathmandu', 'UTC'), (minute, zone) => {
      const typed = typedOf(plan({ zone, startsAt: new Date(minute * MINUTE_MS).toISOString() }));
      expect(Date.parse(planOf(typed).startsAt)).toBe(minute * MINUTE_MS);
    }),
  );
});

test('fills in languages that stored form state lacks', () => {
  const typed = typedOf(AREA);
  const { ja: _, ...title } = typed.title;
  expect(inAllLanguages({ ...typed, title: title as typeof typed.title })).toEqual({ ...typed, title: { ...title, ja: '' } });
});

test('shows the border of a timed stage in seconds', () => {
  expect(typedOf(AREA).cells.map((cell) => cell?.border)).toEqual(['95', undefined, '120', undefined]);
  const typed = { ...typedOf(AREA), cells: [{ stage: 's1', home: 1, border: '' }] };
  expect(planOf(typed).area?.cells[0]?.border).toBeNaN(); // The schema rejects a border that is not a number.
});

test('cells stay linked to their stages when stages are moved or removed', () => {
  const typed = typedOf(AREA);
  expect(planOf({ ...typed, stages: typed.stages.toReversed() }).area?.cells.map((cell) => cell?.stage)).toEqual([
    0,
    undefined,
    1,
    undefined,
  ]);
  expect(planOf({ ...typed, stages: typed.stages.slice(0, 1) }).area?.cells).toEqual([
    null,
    null,
    { stage: 0, home: 2, border: 120 },
    null,
  ]);
});

test('does not send input that another choice hides', () => {
  const typed = { ...typedOf(AREA), boards: [{ stage: 201, rule: 21 }] };
  expect(planOf({ ...typed, style: 'standard' })).toMatchObject({ teams: [], area: null, boards: [] });
  expect(planOf({ ...typed, ground: 'boards' })).toMatchObject({ stages: [], boards: [{ stage: 201, rule: 21 }] });
  expect(planOf({ ...typed, style: 'standard', ground: 'own' }).stages).toHaveLength(2);
  // The cell loses its home because that team was removed from the event.
  expect(planOf({ ...typed, teams: [1] }).area?.cells[2]).toMatchObject({ home: null });
});

test('a new plan has no event window until a day is entered', () => {
  expect(planOf(emptyPlan('limited', 'Asia/Tokyo', ''))).toMatchObject({ startsAt: '', endsAt: '', description: null });
  expect(planOf(emptyPlan('limited', 'Asia/Tokyo', '2026-12-05')).startsAt).toBe('2026-12-05T22:00:00+09:00');
});
