import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stageEntries } from '#domain/search/entries.ts';
import { otherRows, stageRows } from '#domain/search/stage-rows.ts';
import { contentCatalogue } from '#tests/support/database/catalogue.ts';
import { loadSearchWords } from '#web/i18n/search-words.ts';
import { refetchSession } from '#web/session/session-store.ts';
import { StagePicker } from './stage-picker.tsx';

let user: object;
let asked: string[];
beforeEach(() => {
  user = { user: { userId: 'moss', name: 'Moss', theme: 'dark' }, expires: '2026-12-15T00:00:00Z' };
  asked = [];
  localStorage.setItem('recentStages', '[202, 201]');
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.startsWith('/api/auth/session')) return Response.json(user);
    asked.push(url);
    return Response.json({
      results: [{ stageId: 202, rank: 3, value: '6,070' }],
      targets: [{ stageId: 401, ruleId: 41, value: '14,210', gain: 3120, isFirst: true }],
    });
  });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

async function open(): Promise<string[]> {
  await refetchSession();
  const catalogue = contentCatalogue();
  const others = otherRows(catalogue);
  const lists = {
    entries: stageEntries([...stageRows(catalogue), ...others]),
    names: { series: {}, rules: {}, classes: {} },
    events: new Map(others.filter(({ type }) => type === 'limited').map((row) => [row.stage_id, row])),
    windows: {},
  };
  const opened: string[] = [];
  const words = await loadSearchWords('en');
  render(<StagePicker {...{ lists, words }} locale="en" anonymous="Anonymous" open={(route) => opened.push(route)} onClose={() => {}} />);
  return opened;
}

test('offers recent stages with the own results, and suggestions with the points to win', async () => {
  const opened = await open();
  const worth = await screen.findByRole('region', { name: 'Worth a try' });
  const recent = screen.getByRole('region', { name: 'Recent' });
  expect(
    within(recent)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/post?stage=202', '/post?stage=201']);
  expect(recent.textContent).toContain('3rd6,070');
  expect(asked).toEqual(['/api/me/targets?stage=202&stage=201']);
  expect(worth.textContent).toContain('Aim for 14,210 on your first try');
  expect(worth.textContent).toContain('+3,120pts');
  fireEvent.click(within(worth).getByRole('link'));
  expect(opened).toEqual(['/post?stage=401&rule=41']);
});

test('a visitor gets recent stages and the list of all stages, without a request', async () => {
  user = {};
  await open();
  expect(screen.getByRole('region', { name: 'Recent' }).textContent).not.toContain('3rd');
  expect(screen.getByRole('link', { name: /^Browse all \d+ stages by game$/ }).getAttribute('href')).toBe('/post#all-stages');
  expect(screen.queryByRole('region', { name: 'Worth a try' })).toBeNull();
  expect(asked).toEqual([]);
});
