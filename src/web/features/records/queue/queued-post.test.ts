import { expect, test } from 'vitest';
import { KEY_RETENTION_MS } from '#domain/records/draft/posting-rules.ts';
import { queuedPost } from './post-store.fixture.ts';
import { isExpired } from './queued-post.ts';

test('a post never waits longer than the server knows its key, so that sending it again creates one record', () => {
  expect(isExpired(queuedPost({ storedAtMs: 0 }), KEY_RETENTION_MS)).toBe(true);
});
