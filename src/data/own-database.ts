import { Client } from 'pg';

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
  await onServer(url, async (client) => {
    const found = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (found.rows.length === 0) await client.query(`create database ${name}`);
  });
}

/** Throws away the database and everything in it. */
export async function dropDatabase(url: string): Promise<void> {
  const name = ownDatabaseName(url);
  await onServer(url, (client) => client.query(`drop database if exists ${name} with (force)`));
}

/** Makes a database as an exact copy of another; nobody may be connected to that one. */
export async function cloneDatabase(templateUrl: string, url: string): Promise<void> {
  const [template, name] = [ownDatabaseName(templateUrl), ownDatabaseName(url)];
  // Copying files costs a third of the processor time of writing every page to the log.
  await onServer(url, (client) => client.query(`create database ${name} template ${template} strategy file_copy`));
}

async function onServer(url: string, work: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: withDatabase(url, 'postgres') });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
