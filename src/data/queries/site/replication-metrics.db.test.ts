import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '#data/db.ts';
import { asRole } from '#tests/support/database/database-roles.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { readReplicationMetrics } from './replication-metrics.ts';

const { url } = openTestDatabase();
const worker = openDatabase(asRole(url, 'stargrass_worker'), { maxConnections: 1, statementTimeoutMs: 20_000 });
afterAll(() => worker.close());

test('the worker role sees a replica of another role, its name and its lag', async () => {
  const name = `replica-${randomUUID()}`;
  const replica = new Client({ connectionString: url, application_name: name, replication: 'true' } as object);
  await replica.connect();
  replica.on('error', () => {}); // ended while it streams
  try {
    const { rows } = await replica.query('IDENTIFY_SYSTEM');
    replica.query(`START_REPLICATION PHYSICAL ${rows[0].xlogpos}`).catch(() => {});
    const read = async () => (await readReplicationMetrics(worker.db)).replicas.filter((each) => each.replica === name);
    await expect.poll(read).toEqual([{ replica: name, isSynchronous: false, lagBytes: expect.any(Number) }]);
  } finally {
    (replica as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
  }
});

test('a server without synchronous standbys and with data checksums reports both', async () => {
  expect(await readReplicationMetrics(worker.db)).toMatchObject({ waitsForStandby: false, checksumFailures: 0 });
});
