import { expect, test } from 'vitest';
import { createCatalogue } from '#domain/catalogue/create-catalogue.ts';
import { contentCatalogue, contentEntries, seededBoards } from '#tests/support/database/catalogue.ts';
import { checkPlan, conflictOf } from './check-plan.ts';
import { PLAN_CODE, plan } from './event-plan.fixture.ts';
import { eventPlan } from './event-plan.ts';
import { planEntries } from './plan-entries.ts';

const catalogue = contentCatalogue();
const stage = (more: object = {}) => ({ name: { en: 'A', ja: 'あ' }, baseStage: null, metric: 'points' as const, ...more });
const cell = (index: number, home: number | null) => ({ stage: index, home, border: 100 });

test('a complete plan has no errors and is converted to valid catalogue entries', () => {
  expect(checkPlan(catalogue, PLAN_CODE, plan())).toEqual({});
  const added = planEntries(PLAN_CODE, plan(), catalogue.eventStages.keys(), 'seed');
  expect(added.map(({ kind, id }) => [kind, id])).toEqual([
    ['event', 261201],
    ['eventStage', 1315],
  ]);
  const entries = [...contentEntries(), ...added];
  expect(createCatalogue(entries, seededBoards(entries), 2).events.get(PLAN_CODE)).toMatchObject({
    teams: [1, 2],
    seed: 'seed',
    blind: false,
  });
});

test('planEntries replaces stage indexes in area cells with stage ids', () => {
  const area = { columns: 2, cells: [cell(0, 1), null, cell(1, 2), null] };
  const whole = plan({ style: 'area', stages: [stage(), stage()], area });
  expect(checkPlan(catalogue, PLAN_CODE, whole)).toEqual({});
  const [event] = planEntries(PLAN_CODE, whole, catalogue.eventStages.keys(), 'seed');
  expect(event?.content).toMatchObject({ area: { cells: [{ stage: 1315 }, null, { stage: 1316 }, null] } });
});

test('planEntries numbers new stages after those that exist', () => {
  const added = planEntries(PLAN_CODE, plan({ stages: [stage(), stage()] }), [1001, 1400, 1399], 'seed');
  expect(added.map(({ id, content }) => [id, (content as { id: number }).id])).toEqual([
    [PLAN_CODE, PLAN_CODE],
    [1401, 1401],
    [1402, 1402],
  ]);
});

test.each([
  [{ startsAt: '2026-12-02T00:00:00+09:00' }, { startsAt: 'not-on-its-day' }],
  [{ endsAt: '2026-12-01T15:00:00+09:00' }, { endsAt: 'ends-before-it-begins' }],
  [{ endsAt: '9999-12-01T15:00:00+09:00' }, { endsAt: 'lasts-too-long' }],
  [{ entry: { opensAt: '2026-12-01T00:00:00Z', closesAt: '2026-12-31T00:00:00Z' } }, { entry: 'too-late' }],
  [{ entry: { opensAt: '2026-12-02T00:00:00Z', closesAt: '2026-12-01T00:00:00Z' } }, { entry: 'ends-before-it-begins' }],
  [{ stages: [stage({ baseStage: 999 })] }, { stages: 'unknown' }],
  [{ stages: [stage({ metric: 'countdown' })] }, { stages: 'needs-a-limit' }],
  [{ boards: [{ stage: 201, rule: 41 }] }, { boards: 'unknown' }],
  [{ boards: [{ stage: 1001, rule: 0 }] }, { boards: 'unknown' }], // Stage 1001 belongs to another event.
  [{ boards: [{ stage: 201, rule: 21 }, { stage: 201, rule: 21 }] }, { boards: 'twice' }], // biome-ignore format: one row
  [{ teams: [1] }, { teams: 'required' }],
  [{ teams: [1, 99] }, { teams: 'unknown' }],
  [{ teams: [1, 1] }, { teams: 'twice' }],
  [{ style: 'standard' }, { teams: 'not-in-this-style' }],
  [{ style: 'area' }, { area: 'required' }],
  [{ style: 'area', area: { columns: 1, cells: [cell(0, 1)] } }, { area: 'required' }], // Team 2 has no cell.
  [{ style: 'area', area: { columns: 1, cells: [cell(3, 1)] } }, { area: 'unknown' }],
  [{ style: 'area', area: { columns: 2, cells: [cell(0, 1)] } }, { area: 'needs-own-stages' }],
  [{ boards: [{ stage: 201, rule: 21 }] }, { boards: 'not-with-own-stages' }],
  [{ entry: { opensAt: '2026-12-01T00:00:00Z', closesAt: '2026-12-01T00:00:00Z' } }, { entry: 'ends-before-it-begins' }],
  [{ style: 'standard', teams: [], area: { columns: 1, cells: [cell(0, null)] } }, { area: 'not-in-this-style' }],
  [{ style: 'area', area: { columns: 1, cells: [cell(1, null)] } }, { area: 'unknown' }],
  [{ style: 'area', area: { columns: 1, cells: [cell(0, 9)] } }, { area: 'unknown' }], // Team 9 does not take part.
  [{ style: 'area', area: { columns: 1, cells: [cell(0, 1), cell(0, 2)] } }, { area: 'twice' }],
  [{ style: 'area', stages: [stage(), stage()], area: { columns: 1, cells: [cell(0, 1)] } }, { area: 'needs-own-stages' }],
  [{ blind: true, stages: [] }, { blind: 'needs-own-stages' }],
  [{ blind: true, stages: [], boards: [{ stage: 201, rule: 21 }] }, { blind: 'needs-own-stages' }],
] as const)('checkPlan rejects a plan with %j and reports %j', (more, errors) => {
  expect(checkPlan(catalogue, PLAN_CODE, plan(more as object))).toEqual(errors);
});

test.each([
  { entry: { opensAt: '2026-12-01T00:00:00Z', closesAt: '2026-12-08T14:59:59+09:00' } },
  { stages: [stage({ metric: 'collectAllTime', baseStage: 101 })] },
  { style: 'standard', teams: [] },
  { blind: true },
])('checkPlan accepts a plan with %j', (more) => {
  expect(checkPlan(catalogue, PLAN_CODE, plan(more as object))).toEqual({});
});

test('checkPlan rejects a code that is not a day and a window that another event has taken', () => {
  expect(checkPlan(catalogue, 261301, plan())).toEqual({ code: 'not-a-day', startsAt: 'not-on-its-day' });
  const other = { ...plan(), type: 'limited' as const, id: 261130 };
  const events = new Map([[other.id, other]]);
  expect(checkPlan({ ...catalogue, events }, PLAN_CODE, plan({ type: 'limited' }))).toEqual({ startsAt: 'window-taken' });
});

test('a full collection needs a base stage with treasure', () => {
  const stages = new Map([[201, { timeLimit: 600, treasure: null }]]);
  const collection = plan({ stages: [stage({ metric: 'collectAllTime', baseStage: 201 })] });
  expect(checkPlan({ ...catalogue, stages }, PLAN_CODE, collection)).toEqual({ stages: 'needs-a-limit' });
});

test('conflictOf ignores the event itself, other kinds of events, other boards and windows that only touch', () => {
  const ask = (other: object, own: object = {}) =>
    conflictOf({ events: new Map([[1, { ...plan(), id: 1, ...other }]]) }, PLAN_CODE, plan({ boards: [{ stage: 201, rule: 21 }], ...own }));
  const boards = [
    { stage: 202, rule: 21 },
    { stage: 201, rule: 21 },
  ];
  expect(ask({ boards })).toBe(1);
  expect(ask({ boards, id: PLAN_CODE })).toBeUndefined();
  expect(ask({ boards: [{ stage: 201, rule: 22 }] })).toBeUndefined();
  expect(ask({ boards: [{ stage: 202, rule: 21 }] })).toBeUndefined();
  expect(ask({}, { type: 'limited' })).toBeUndefined();
  expect(ask({ boards, startsAt: '2026-12-08T15:00:00+09:00', endsAt: '2026-12-09T00:00:00+09:00' })).toBeUndefined();
});

test('conflictOf finds another limited event in the same window and another event on the same board', () => {
  const running = (more: object) => {
    const entries = [...contentEntries(), ...planEntries(PLAN_CODE, plan(more), [], 's')];
    return createCatalogue(entries, seededBoards(entries), 2);
  };
  const later = { startsAt: '2026-12-08T00:00:00+09:00', endsAt: '2026-12-09T00:00:00+09:00' };
  expect(conflictOf(running({ type: 'limited' }), 261208, plan({ type: 'limited', ...later }))).toBe(PLAN_CODE);
  expect(conflictOf(running({ type: 'limited' }), 261208, plan(later))).toBeUndefined();
  const boards = [{ stage: 201, rule: 21 }];
  expect(conflictOf(running({ boards }), 261208, plan({ boards, ...later }))).toBe(PLAN_CODE);
  const after = { startsAt: '2026-12-08T15:00:00+09:00', endsAt: '2026-12-09T00:00:00+09:00' };
  expect(conflictOf(running({ boards }), 261208, plan({ boards, ...after }))).toBeUndefined();
});

test('the plan form limits text lengths and rejects unknown time zones', () => {
  const wrong = (more: object) => eventPlan.safeParse({ ...plan(), ...more }).error?.issues.map(({ message }) => message);
  expect(wrong({ title: { en: 'x'.repeat(81), ja: 'あ' } })).toEqual(['too-long']);
  expect(wrong({ title: { en: 'a\u202Eb', ja: 'あ' } })).toEqual(['forbidden-character']);
  expect(wrong({ zone: 'Mars/Olympus' })).toEqual(['not-a-zone']);
  expect(wrong({ startsAt: 'tomorrow' })).toEqual(['not-a-time']);
  expect(wrong({ teams: Array.from({ length: 23 }, (_, index) => index + 1) })).toEqual(['too-many']);
  expect(wrong({ extra: 1 })).toEqual(['unknown-field']);
});
