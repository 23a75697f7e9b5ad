import { Client } from 'pg';

// PostgreSQL's modes, each in the way of more than the one before.
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

/** The strongest locks of all: their mode, and what they are on. */
export function strongest(locks: readonly Lock[]): { readonly mode: string; readonly relations: readonly string[] } {
  const rank = Math.max(0, ...locks.map(({ mode }) => MODES.indexOf(mode)));
  const mode = MODES[rank] ?? '';
  const relations = locks.filter((lock) => lock.mode === mode).map(({ relation }) => relation);
  return { mode: relations.length === 0 ? 'none' : mode, relations: [...new Set(relations)].sort() };
}

/** Runs a migration and takes it back; says which locks it held in the end on tables that were there before. */
export async function rehearse(url: string, text: string): Promise<Lock[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const tables = "select oid from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace";
    const there = (await client.query<{ oid: number }>(tables)).rows.map(({ oid }) => oid);
    await client.query('begin');
    await client.query(text);
    const held = await client.query<Lock>(
      'select relation::regclass::text as relation, mode from pg_locks where pid = pg_backend_pid() and relation = any($1::oid[])',
      [there],
    );
    await client.query('rollback');
    return held.rows;
  } finally {
    await client.end();
  }
}
