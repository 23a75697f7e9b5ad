import { setTimeout as wait } from 'node:timers/promises';
import { type Db, openDatabase } from '#data/db.ts';
import type { Cluster } from '#scripts/cluster/cluster.ts';
import { NODES } from '#scripts/cluster/layout.ts';
import { withClient } from '#scripts/cluster/site.ts';

const TRIES = 20;
const RETRY_MS = 1_000;
const STATEMENT_MS = 120_000;
const REPLAYED_WITHIN_MS = 60_000;

/** Runs work that only reads with a connection of its own, and repeats it when the connection is lost. */
export async function readDatabase<Value>(url: string, work: (db: Db) => Promise<Value>): Promise<Value> {
  for (let tries = 1; ; tries += 1) {
    const { db, close } = openDatabase(url, { maxConnections: 2, statementTimeoutMs: STATEMENT_MS });
    try {
      return await work(db);
    } catch (error) {
      if (tries === TRIES) throw error;
    } finally {
      await close();
    }
    await wait(RETRY_MS);
  }
}

/** Returns the nodes whose tables differ from the primary's, after they have replayed everything. Nobody may be writing. */
export async function findDifferentNodes(cluster: Cluster): Promise<string[]> {
  const wanted = await readDigest(cluster.primaryUrl);
  const different: string[] = [];
  for (const node of NODES) {
    const deadline = performance.now() + REPLAYED_WITHIN_MS;
    let found = await readDigest(cluster.nodeUrl(node));
    while (found !== wanted && performance.now() < deadline) {
      await wait(RETRY_MS);
      found = await readDigest(cluster.nodeUrl(node));
    }
    if (found !== wanted) different.push(`node ${node}: ${found} instead of ${wanted}`);
  }
  return different;
}

/** Returns the number of records, stored keys and audit rows, with a sum of their hashes. Also works on standbys. */
const readDigest = (url: string): Promise<string> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ digest: string }>(`
      select concat_ws(' ',
        (select concat(count(*), ':', sum(hashtextextended(records::text, 0))) from records),
        (select concat(count(*), ':', sum(hashtextextended(concat_ws(' ', user_id, key, answer), 0))) from idempotency_keys),
        (select count(*) from audit_log)) as digest`);
    return rows[0]?.digest ?? '';
  });
