import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { RankClassBadge } from './rank-class-badge.tsx';

afterEach(cleanup);

test.each([
  ['d3', 'D3'],
  ['s1', '九段'],
  ['master', '名人'],
] as const)('shows class %s as %s in its own colour', (classKey, label) => {
  render(<RankClassBadge classKey={classKey} label={label} />);
  expect(screen.getByText(label).getAttribute('data-class')).toBe(classKey);
});
