import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { contentCatalogue } from '#tests/support/database/catalogue.ts';
import { refetchSession } from '#web/session/session-store.ts';
import { PickerBody } from './picker-body.tsx';
import { pickerLabels } from './picker-labels.ts';
import { recentOpponents, rememberOpponents } from './recent-opponents.ts';

const labels = pickerLabels(contentCatalogue(), 'en');
const player = (userId: string, shared: number) => ({ userId, name: userId.toUpperCase(), rank: 2, rankClass: 10, boards: 9, shared });
const OPPONENTS = { me: player('brindle', 0), rivals: [player('kokero', 21)], close: [player('hoshi', 1)], recent: [player('fern', 25)] };
let asked: string[] = [];

beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    if (path.startsWith('/api/auth/session')) return Response.json({ user: { userId: 'brindle', name: 'Brindle' } });
    if (path.startsWith('/api/me/opponents')) return Response.json(OPPONENTS);
    return Response.json({ data: [player('moss', 0)].map(({ shared: _, ...row }) => row) });
  });
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

test('a signed-in reader is the first player, and the lists come from one request with the shared boards', async () => {
  rememberOpponents('brindle', ['brindle', 'fern']);
  await refetchSession();
  render(<PickerBody a={undefined} labels={labels} locale="en" />);
  await screen.findByText('You (Brindle)');
  const link = await screen.findByRole('link', { name: /KOKERO/ });
  expect(link.getAttribute('href')).toBe('/compare/brindle/kokero');
  expect(link.textContent).toContain('2nd overall');
  expect(link.textContent).toContain('21 boards shared');
  expect(screen.getByRole('link', { name: /HOSHI/ }).textContent).toContain('1 board shared');
  expect(asked.filter((path) => path.startsWith('/api/me'))).toEqual(['/api/me/opponents?recent=fern']);
});

test('Change lets the reader choose another first player, and typing searches', async () => {
  await refetchSession();
  render(<PickerBody a={undefined} labels={labels} locale="en" />);
  fireEvent.click(await screen.findByRole('button', { name: 'Change' }));
  fireEvent.click(await screen.findByRole('button', { name: /KOKERO/ }));
  expect(screen.getByText('KOKERO')).toBeDefined();
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'mo' } });
  await waitFor(() => expect(screen.getByRole('link', { name: /MOSS/ }).getAttribute('href')).toBe('/compare/kokero/moss'));
});

test('recent opponents are kept per user, last first and at most five', () => {
  for (const handle of ['a', 'b', 'c', 'd', 'e', 'f', 'b']) rememberOpponents('me', ['me', handle]);
  expect(recentOpponents('me')).toEqual(['b', 'f', 'e', 'd', 'c']);
  expect(recentOpponents('another')).toEqual([]);
});
