import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Fold } from './fold.tsx';

afterEach(() => {
  cleanup();
  location.hash = '';
});

const draw = () =>
  render(
    <Fold id="tokens" title="API tokens" text="For programs" open="Open">
      <p>loaded</p>
    </Fold>,
  ).container.querySelector('details') as HTMLDetailsElement;

test('renders its content when it is first opened, and keeps it when it is closed', () => {
  const details = draw();
  expect(screen.queryByText('loaded')).toBeNull();
  for (const open of [true, false]) {
    details.open = open;
    fireEvent(details, new Event('toggle'));
    expect(screen.getByText('loaded')).toBeTruthy();
  }
});

test('is open when the address leads to it', () => {
  location.hash = '#tokens';
  expect(draw().open).toBe(true);
  expect(screen.getByText('loaded')).toBeTruthy();
});
