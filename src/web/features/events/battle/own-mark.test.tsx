import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { refetchSession } from '#web/session/session-store.ts';
import { OwnMark } from './own-mark.tsx';

const MOSS = { user: { userId: 'moss', name: 'Moss', theme: 'dark' }, expires: '2026-12-15T00:00:00Z' };
const ROWS = ['fern', 'moss'].map((handle) => `<tr><th scope="row"><svg data-planet="${handle}"></svg></th></tr>`).join('');

beforeEach(() => {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(MOSS)));
});
afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
});

test("marks the reader's own row in static markup, again after the markup has changed", async () => {
  const table = document.createElement('table');
  table.dataset.members = '';
  table.innerHTML = ROWS;
  document.body.append(table);
  render(<OwnMark label="you" />);
  expect(screen.queryByText('you')).toBeNull();
  await act(refetchSession);
  const marked = () => [...table.querySelectorAll('tr:has([data-me]) [data-planet]')].map((planet) => planet.getAttribute('data-planet'));
  expect(marked()).toEqual(['moss']);
  await act(() => {
    table.innerHTML = ROWS;
    table.dispatchEvent(new Event('markupchange', { bubbles: true }));
  });
  expect(marked()).toEqual(['moss']);
});
