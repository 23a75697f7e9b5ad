import { afterEach, expect, test } from 'vitest';
import { storedPlans } from './stored-plan.ts';
import { emptyPlan } from './typed-plan.ts';

const typed = emptyPlan('limited', 'Asia/Tokyo', '2026-12-01');
const storedAt = '2026-11-15T00:00:00Z';

afterEach(() => localStorage.clear());

test('also reads plans from version 1, which store the time as keptAt', () => {
  storedPlans.store('new', { typed, revisionId: undefined, storedAt });
  localStorage.setItem('draft:event:1:261201', JSON.stringify({ typed, keptAt: storedAt }));
  expect(storedPlans.find('new')).toMatchObject({ typed, storedAt });
  expect(storedPlans.find('261201')).toMatchObject({ typed, storedAt });
});
