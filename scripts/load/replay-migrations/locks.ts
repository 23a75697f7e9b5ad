import { Client } from 'pg';

// Lock modes of PostgreSQL, from weakest to strongest.
const MODES = [
  'AccessShareLock',
  'RowShareLock',
  'RowExclusiveLock',
  'ShareUpdateExclusiveLock',
  'ShareLock',
  'ShareRowExclusiveLock',
  'ExclusiveLock',
  'AccessExclusiveLock',
];

export type Lock = { readonly relation: string; readonly mode: string };

/** Returns the strongest lock mode, and the relations that are locked with it. */
export function strongest(locks: readonly Lock[]): { readonly mode: string; readonly relations: readonly string[] } {
  const rank = Math.max(0, ...locks.map(({ mode }) => MODES.indexOf(mode)));
  const mode = MODES[rank] ?? '';
  const relations = locks.filter((lock) => lock.mode === mode).map(({ relation }) => relation);
  return { mode: relations.length === 0 ? 'none' : mode, relations: [...new Set(relations)].sort() };
}

/**
 * Runs a migration in a transaction and rolls it back. Returns the locks that the transaction held on existing tables.
 */
export async function rehearse(url: string, text: string): Promise<Lock[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const tables = "select oid from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace";
    const existing = (await client.query<{ oid: number }>(tables)).rows.map(({ oid }) => oid);
    await client.query('begin');
    await client.query(text);
    const held = await client.query<Lock>(
      'select relation::regclass::text as relation, mode from pg_locks where pid = pg_backend_pid() and relation = any($1::oid[])',
      [existing],
    );
    await client.query('rollback');
    return held.rows;
  } finally {
    await client.end();
  }
}
