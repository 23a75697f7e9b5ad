import { afterEach, expect, test, vi } from 'vitest';
import { restoreVersion } from './restore-version.ts';

afterEach(() => vi.unstubAllGlobals());

const VERSION = { uniqueId: 'abc', lang: 'ja', toRevisionId: '3', textRevisionId: '9' };

async function restoreWith(answer: () => Response) {
  const calls: unknown[] = [];
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    calls.push([method, path, JSON.parse(String(body))]);
    return answer();
  });
  return { refusal: await restoreVersion(VERSION), calls };
}

test('sends the version to restore and the current revision id', async () => {
  const { refusal, calls } = await restoreWith(() => Response.json({ data: {} }));
  expect(refusal).toBeUndefined();
  expect(calls).toEqual([['POST', '/api/keywords/abc/restore', { lang: 'ja', toRevisionId: '3', textRevisionId: '9' }]]);
});

test.each([
  ['stale', () => Response.json({ error: 'stale' }, { status: 409 })],
  ['not-allowed', () => Response.json({ error: 'not-allowed' }, { status: 403 })],
  ['other', () => new Response('<html>', { status: 502 })],
  [
    'other',
    () => {
      throw new TypeError('network');
    },
  ],
])('returns the error code %s when restoring a version fails', async (code, answer) => {
  expect((await restoreWith(answer)).refusal).toBe(code);
});
