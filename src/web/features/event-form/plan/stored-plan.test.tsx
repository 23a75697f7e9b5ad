import { afterEach, expect, test } from 'vitest';
import { findPlan, storePlan } from './stored-plan.ts';
import { emptyPlan } from './typed-plan.ts';

const typed = emptyPlan('limited', 'Asia/Tokyo', '2026-12-01');
const storedAt = '2026-11-15T00:00:00Z';

afterEach(() => localStorage.clear());

test('findPlan reads a stored plan, including one of version 1, which names its time keptAt', () => {
  storePlan('new', { typed, revisionId: undefined, storedAt });
  localStorage.setItem('draft:event:1:261201', JSON.stringify({ typed, keptAt: storedAt }));
  expect(findPlan('new')).toMatchObject({ typed, storedAt });
  expect(findPlan('261201')).toMatchObject({ typed, storedAt });
});
