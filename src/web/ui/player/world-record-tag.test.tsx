import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { WorldRecordTag } from './world-record-tag.tsx';

afterEach(cleanup);

test('shows a short label and announces its meaning to screen readers', () => {
  render(<WorldRecordTag label="WR" meaning="World record" />);
  expect(screen.getByText('WR').getAttribute('aria-hidden')).toBe('true');
  expect(screen.getByText('World record').className).toBe('sr');
});

test('announces the label itself when it has no separate meaning', () => {
  render(<WorldRecordTag label="世界記録" />);
  expect(screen.getByText('世界記録').getAttribute('aria-hidden')).toBeNull();
});
