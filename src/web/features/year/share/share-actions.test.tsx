import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { messagesOf } from '#web/i18n/messages.ts';
import { ShareActions } from './share-actions.tsx';

const words = messagesOf('en').year.share;
const props = { year: 2025, path: '/user/amena/year/2025', title: 'あめな in 2025', fileName: 'amena-2025.png', words };
const writeText = vi.fn<(text: string) => Promise<void>>();
const answer = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();

beforeEach(() => {
  answer.mockReset().mockResolvedValue(new Response(null, { status: 204 }));
  writeText.mockReset().mockResolvedValue(undefined);
  vi.stubGlobal('fetch', answer);
  vi.stubGlobal('navigator', { clipboard: { writeText } });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('nothing is public until Share is pressed; then the link is copied and can be withdrawn', async () => {
  render(<ShareActions {...props} isShared={false} />);
  expect(screen.getByText(words.private)).toBeDefined();
  expect(screen.queryByRole('button', { name: words.copy })).toBeNull();
  expect(answer).not.toHaveBeenCalled();

  fireEvent.click(screen.getByRole('button', { name: words.share }));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(words.copied));
  expect(answer.mock.calls.map(([path, { method }]) => [method, path])).toEqual([['PUT', '/api/me/years/2025']]);
  expect(writeText).toHaveBeenCalledWith(`${location.origin}/user/amena/year/2025`);
  expect(screen.getByText(words.public)).toBeDefined();

  fireEvent.click(screen.getByRole('button', { name: words.stop }));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(words.stopped));
  expect(answer.mock.lastCall?.[1].method).toBe('DELETE');
  expect(screen.getByText(words.private)).toBeDefined();
});

test('a refused share stays private and says so', async () => {
  answer.mockResolvedValue(new Response('{"error":"not-allowed"}', { status: 403 }));
  render(<ShareActions {...props} isShared={false} />);
  fireEvent.click(screen.getByRole('button', { name: words.share }));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(words.failed));
  expect(screen.getByText(words.private)).toBeDefined();
});
