import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { PostResultGate } from './post-result-gate.tsx';
import { rememberPost, takePost } from './remember-post.ts';

let asked: string[];
let answer: () => Response;
beforeEach(() => {
  asked = [];
  answer = () => Response.json({ improved: false, best: { kind: 'points', value: 34_650 } });
  localStorage.clear();
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return answer();
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

// Waiting for the component's own import would otherwise take longer than `settle`.
beforeAll(() => import('./load-post-result.tsx'));

const open = () => render(<PostResultGate recordId="42" locale="en" />);
const settle = () => new Promise((resolve) => setTimeout(resolve, 20));

test('the mark of a post belongs to one record and is taken once', () => {
  rememberPost('42');
  expect([takePost('41'), takePost('42'), takePost('42')]).toEqual([false, true, false]);
});

test('several posts can be marked at once', () => {
  for (const recordId of ['42', '43']) rememberPost(recordId);
  expect([takePost('42'), takePost('43'), localStorage.length]).toEqual([true, true, 0]);
});

test('fetches nothing for a reader who has not just posted the record', async () => {
  rememberPost('41');
  open();
  await settle();
  expect(asked).toEqual([]);
});

test('says once that the best stays when a post was not better', async () => {
  rememberPost('42');
  open();
  expect(await screen.findByText('Saved. Your best stays 34,650.')).toBeDefined();
  expect(asked).toEqual(['/api/records/42/result']);
  cleanup();
  open();
  await settle();
  expect(asked).toHaveLength(1);
});

test('shows nothing to anyone but the author', async () => {
  answer = () => Response.json({ error: 'not-found' }, { status: 404 });
  rememberPost('42');
  open();
  await settle();
  expect([asked.length, screen.queryByRole('status')]).toEqual([1, null]);
});
