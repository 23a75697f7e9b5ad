import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { messagesOf } from '#web/i18n/messages.ts';
import { TryCall } from './try-call.tsx';

const { examples: _, ...labels } = messagesOf('en').developers.try;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const draw = () => {
  render(<TryCall href="/api/v1/rules/21" name="A rule" labels={labels} />);
  return screen.getByRole('link', { name: 'Try it: A rule' });
};

test('shows the answer on the page, asked without cookies', async () => {
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', async (...given: unknown[]) => {
    asked.push(given);
    return Response.json({ ruleId: 21 });
  });
  const link = draw();
  expect(link.getAttribute('href')).toBe('/api/v1/rules/21');
  fireEvent.click(link);
  expect((await screen.findByRole('region', { name: 'Response: A rule' })).textContent).toBe('{\n  "ruleId": 21\n}');
  expect(screen.getByRole('status').textContent).toBe('Status 200');
  expect(asked).toEqual([['/api/v1/rules/21', { credentials: 'omit' }]]);
});

test('says so when the server cannot be reached', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')));
  fireEvent.click(draw());
  expect((await screen.findByRole('alert')).textContent).toBe(labels.failed);
});

test('leaves a click for a new tab to the browser', () => {
  vi.stubGlobal('fetch', () => expect.fail('called the API'));
  expect(fireEvent.click(draw(), { ctrlKey: true })).toBe(true);
});
