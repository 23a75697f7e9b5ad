import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { HOUR_MS } from '#domain/shared/time-units.ts';
import { When } from './when.tsx';

afterEach(cleanup);

const AT = Date.UTC(2026, 10, 14, 3, 5);
const shown = (now?: number) =>
  render(<When at={AT} text="2026/11/14" now={now === undefined ? undefined : new Date(now)} />).container.textContent;

test('shows the time of day instead of the date for up to 12 hours', () => {
  expect(shown(AT)).toMatch(/^\d\d:\d\d$/);
  expect(shown(AT + 12 * HOUR_MS)).toMatch(/^\d\d:\d\d$/);
  expect(shown(AT + 12 * HOUR_MS + 1)).toBe('2026/11/14');
});

test('shows the date from the server when the current time is unknown or earlier', () => {
  expect(shown()).toBe('2026/11/14');
  expect(shown(AT - 1)).toBe('2026/11/14');
});

test('sets datetime to the instant, or to the day for a date in short form', () => {
  const machine = (now: Date | undefined, short: boolean) =>
    render(<When at={AT} text="2026/11/14" now={now} short={short} />).container.querySelector('time')?.dateTime;
  expect(machine(undefined, false)).toBe('2026-11-14T03:05:00.000Z');
  expect(machine(undefined, true)).toBe('2026-11-14');
  expect(machine(new Date(AT + HOUR_MS), true)).toBe('2026-11-14T03:05:00.000Z');
});
