import { expect, test } from 'vitest';
import { monthLabel } from './month-label.ts';

test('a month is labelled with its name, and January with its year', () => {
  expect(['2025-12', '2026-01', '2026-03'].map((month) => monthLabel(month, 'en'))).toEqual(['Dec', '2026', 'Mar']);
  expect(['2025-12', '2026-01', '2026-03'].map((month) => monthLabel(month, 'ja'))).toEqual(['12月', '2026年', '3月']);
});
