import { expect, test } from 'vitest';
import { readForm } from '#domain/shared/form.ts';
import { newEventForm, teamForm } from './event-form.ts';
import { EVENT_LIMITS } from './event-limits.ts';
import { PLAN_CODE, plan } from './event-plan.fixture.ts';
import { eventPlan } from './event-plan.ts';
import { seedOf } from './event-seed.ts';

const errorsOf = (more: object) => {
  const read = readForm(eventPlan, { ...plan(), ...more });
  return read.ok ? {} : read.fields;
};
const cell = (more: object = {}) => ({ stage: 0, home: 1, border: 100, ...more });
const area = (cells: readonly unknown[], columns = 1) => ({ area: { columns, cells } });
const stage = { name: { en: 'A', ja: 'あ' }, baseStage: null, metric: 'points' };

test('a new event has a code and a plan, a moved member a team', () => {
  expect(readForm(newEventForm, { code: PLAN_CODE, plan: plan() })).toEqual({ ok: true, value: { code: PLAN_CODE, plan: plan() } });
  expect(readForm(newEventForm, { plan: plan() })).toEqual({ ok: false, fields: { code: 'required' } });
  expect(readForm(teamForm, { teamId: 3 })).toEqual({ ok: true, value: { teamId: 3 } });
  expect(readForm(teamForm, {})).toEqual({ ok: false, fields: { teamId: 'required' } });
});

test('a plan without optional parts has none of them', () => {
  const { title, type, style, zone, startsAt, endsAt } = plan();
  expect(readForm(eventPlan, { title, type, style, zone, startsAt, endsAt })).toEqual({
    ok: true,
    value: {
      ...{ title, type, style, zone, startsAt, endsAt },
      ...{ entry: null, stages: [], boards: [], teams: [], area: null, blind: false, evidence: null, description: null },
    },
  });
});

test('seedOf is the stored seed, or the code for events of the initial catalogue', () => {
  expect(seedOf({ id: 261201, seed: 'moss' })).toBe('moss');
  expect(seedOf({ id: 261201, seed: null })).toBe('261201');
});

test.each([
  [{ stages: Array(EVENT_LIMITS.stages).fill(stage) }, {}],
  [{ stages: Array(EVENT_LIMITS.stages + 1).fill(stage) }, { stages: 'too-many' }],
  [{ boards: Array(EVENT_LIMITS.stages).fill({ stage: 201, rule: 21 }) }, {}],
  [{ boards: Array(EVENT_LIMITS.stages + 1).fill({ stage: 201, rule: 21 }) }, { boards: 'too-many' }],
  [area(Array(EVENT_LIMITS.cells).fill(null)), {}],
  [area(Array(EVENT_LIMITS.cells + 1).fill(null)), { 'area.cells': 'too-many' }],
  [area([]), { 'area.cells': 'required' }],
])('the lists of a plan are limited (case %#)', (more, fields) => {
  expect(errorsOf(more)).toEqual(fields);
});

test.each([
  [area([cell()], EVENT_LIMITS.columns), {}],
  [area([cell()], EVENT_LIMITS.columns + 1), { 'area.columns': 'wrong-type' }],
  [area([cell()], 0), { 'area.columns': 'wrong-type' }],
  [area([cell({ stage: EVENT_LIMITS.stages, home: null, border: -100_000 })]), {}],
  [area([cell({ stage: EVENT_LIMITS.stages + 1 })]), { 'area.cells.0.stage': 'wrong-type' }],
  [area([cell({ stage: -1 })]), { 'area.cells.0.stage': 'wrong-type' }],
  [area([cell({ border: 360_000_000 })]), {}],
  [area([cell({ border: 360_000_001 })]), { 'area.cells.0.border': 'wrong-type' }],
  [area([cell({ border: -100_001 })]), { 'area.cells.0.border': 'wrong-type' }],
  [area([{}]), { 'area.cells.0.stage': 'required', 'area.cells.0.home': 'required', 'area.cells.0.border': 'required' }],
  [{ area: {} }, { 'area.columns': 'required', 'area.cells': 'required' }],
  [
    { stages: 1, boards: 1, teams: 1 },
    { stages: 'wrong-type', boards: 'wrong-type', teams: 'wrong-type' },
  ],
  [{ teams: [0, 999_999_999] }, {}],
  [{ teams: [-1, 1_000_000_000, 0.5] }, { 'teams.0': 'wrong-type', 'teams.1': 'wrong-type', 'teams.2': 'wrong-type' }],
  [{ boards: [{}] }, { 'boards.0.stage': 'required', 'boards.0.rule': 'required' }],
  [{ stages: [{}] }, { 'stages.0.name': 'wrong-type', 'stages.0.baseStage': 'required', 'stages.0.metric': 'required' }],
  [{ entry: {} }, { 'entry.opensAt': 'not-a-time', 'entry.closesAt': 'not-a-time' }],
  [{ endsAt: `2026-12-01T15:00:00.${'0'.repeat(12)}Z` }, { endsAt: 'not-a-time' }],
  [
    { type: 'x', style: 'x', zone: undefined, blind: 1 },
    { type: 'wrong-type', style: 'wrong-type', zone: 'required', blind: 'wrong-type' },
  ],
  [{ description: { en: 'x'.repeat(8_001), ja: 'a\u0007' } }, { 'description.en': 'too-long', 'description.ja': 'forbidden-character' }],
])('the plan form checks %j', (more, fields) => {
  expect(errorsOf(more)).toEqual(fields);
});
