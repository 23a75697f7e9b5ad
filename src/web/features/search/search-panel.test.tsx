import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { entryKey } from '#domain/search/entries.ts';
import type { KeywordRow, StageRow, UserRow } from '#domain/search/rows.ts';
import { loadSearchWords } from '#web/i18n/search-words.ts';
import type { SearchOrder } from './search.worker.ts';
import { SearchPanel } from './search-panel.tsx';

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: () => {}, replace: () => {} }) }));

const STAGE: StageRow = { stage_id: 201, stage_name: '瓶', eng_stage_name: 'Jar', parent: 21, category: 2, type: 'stage' };
const KEYWORD: KeywordRow = {
  ...{ keyword: 'Dew Egg', unique_id: 'egg', category: 'object', tag: 'Object', yomi: 'つゆたまご', content: '', flag: 1, lang: 'en' },
};
const PLAYER: UserRow = { userId: 'moss', name: 'Moss', rank: 1, rankClass: 9, boards: 3 };
const LISTS: Record<string, object> = {
  '/api/server/stage/all': { data: [STAGE], others: [], names: { series: {}, rules: {}, classes: {} }, windows: {} },
  '/api/server/keyword': { data: [KEYWORD] },
  '/api/search/users': { data: [PLAYER] },
};

const orders: SearchOrder[] = []; // sent to the worker, of which a visit has one
let arrival: Promise<unknown>;
beforeEach(() => {
  arrival = Promise.resolve();
  vi.stubGlobal('Worker', class extends EventTarget { postMessage = (order: SearchOrder) => orders.push(order); }); // biome-ignore format: one thought
  vi.stubGlobal('fetch', async (url: string) => {
    await arrival;
    return Response.json(LISTS[url]);
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function open(): Promise<void> {
  const words = await loadSearchWords('en');
  render(<SearchPanel locale="en" anonymous="Anonymous" words={words} onClose={() => {}} />);
}
const spinner = () => screen.queryByText('Loading…')?.querySelector('svg') ?? null;

test('a spinner is visible until the lists have arrived', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  arrival = promise;
  await open();
  expect(spinner()).not.toBeNull();
  expect(screen.getByRole('listbox').getAttribute('aria-busy')).toBe('true');
  await act(async () => resolve());
  await expect.poll(spinner).toBeNull();
  expect(screen.getByRole('listbox').getAttribute('aria-busy')).toBe('false');
});

test('the dialog searches stages, keywords and players together', async () => {
  await open();
  const entries = () => orders.flatMap((order) => ('entries' in order ? order.entries.map(entryKey) : []));
  await expect.poll(entries).toEqual(['stage-201', 'keyword-egg', 'user-moss']);
});

test('the search field gets the focus after 100 ms', async () => {
  vi.useFakeTimers();
  await open();
  const field = screen.getByRole('combobox');
  act(() => void vi.advanceTimersByTime(99));
  expect(document.activeElement).not.toBe(field);
  act(() => void vi.advanceTimersByTime(1));
  expect(document.activeElement).toBe(field);
});
