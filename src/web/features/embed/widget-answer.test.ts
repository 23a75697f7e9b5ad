import { expect, test, vi } from 'vitest';
import { answerWidget } from './widget-answer.tsx';

vi.mock('#web/server/log.ts', () => ({ logFailure: vi.fn() }));

test('an overlay that fails is empty and loads itself again, and is not cached', async () => {
  const request = new Request('http://127.0.0.1/en/overlay/board', { headers: { 'x-address': '/overlay/board?stage=201' } });
  const answer = await answerWidget(request, () => Promise.reject(new Error('no database')));
  expect([answer.status, answer.headers.get('cache-control'), answer.headers.get('retry-after')]).toEqual([503, 'no-store', '5']);
  const html = await answer.text();
  expect(html).toContain('http-equiv="refresh"');
  expect(html).not.toContain('<body');
});
