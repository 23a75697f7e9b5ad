import postgres from 'postgres';

const nameOf = (url: string) => decodeURIComponent(new URL(url).pathname.slice(1));

/** Whether a database is the project's own, for tests and development: one whose name ends in _test or _dev. */
export const isOwnDatabase = (url: string): boolean => /^[a-z0-9_]+_(test|dev)$/.test(nameOf(url));

/** The name of a database that we may drop; throws for any other, so that no slip can touch real data. */
export function ownDatabaseName(url: string): string {
  const name = nameOf(url);
  if (!isOwnDatabase(url)) {
    throw new Error(`refusing to touch database "${name}": only names that end in _test or _dev are ours to drop`);
  }
  return name;
}

/** The same server, another database. */
export function withDatabase(url: string, name: string): string {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.href;
}

/** Makes the database if it is missing. */
export async function ensureDatabase(url: string): Promise<void> {
  const name = ownDatabaseName(url);
  await onServer(url, async (sql) => {
    const found = await sql`select 1 from pg_database where datname = ${name}`;
    if (found.length === 0) await sql.unsafe(`create database ${name}`);
  });
}

/** Throws away the database and everything in it. */
export async function dropDatabase(url: string): Promise<void> {
  const name = ownDatabaseName(url);
  await onServer(url, (sql) => sql.unsafe(`drop database if exists ${name} with (force)`));
}

/** Makes a database as an exact copy of another; nobody may be connected to that one. */
export async function cloneDatabase(templateUrl: string, url: string): Promise<void> {
  const [template, name] = [ownDatabaseName(templateUrl), ownDatabaseName(url)];
  await onServer(url, (sql) => sql.unsafe(`create database ${name} template ${template}`));
}

async function onServer(url: string, work: (sql: postgres.Sql) => Promise<unknown>): Promise<void> {
  const sql = postgres(withDatabase(url, 'postgres'), { max: 1, onnotice: () => {} });
  try {
    await work(sql);
  } finally {
    await sql.end();
  }
}
