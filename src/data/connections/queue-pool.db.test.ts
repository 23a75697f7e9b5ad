import { expect, test } from 'vitest';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { openQueuePool } from './queue-pool.ts';

const { url } = openTestDatabase();

test('the job queue may release a client twice', async () => {
  const pool = openQueuePool(url, 1);
  const release = await new Promise<() => void>((resolve, reject) => {
    pool.connect((error, _client, done) => (error ? reject(error) : resolve(done)));
  });
  release();
  expect(release).not.toThrow();
  const client = await pool.connect(); // the pool has one connection, which is free again
  client.release();
  expect(pool.idleCount).toBe(1);
  await pool.end();
});
