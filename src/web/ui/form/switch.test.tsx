import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Switch } from './switch.tsx';

afterEach(cleanup);

test('announces its state to screen readers and can be toggled unless it is disabled', () => {
  const turn = vi.fn();
  render(
    <>
      <Switch label="イベントが始まるとき" on onClick={turn} />
      <Switch label="Weekly digest" on={false} onClick={turn} disabled />
    </>,
  );
  expect(screen.getByRole('switch', { name: 'イベントが始まるとき' }).getAttribute('aria-checked')).toBe('true');
  for (const part of screen.getAllByRole('switch')) fireEvent.click(part);
  expect(turn).toHaveBeenCalledTimes(1);
});
