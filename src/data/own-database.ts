import { Client } from 'pg';

const nameOf = (url: string) => decodeURIComponent(new URL(url).pathname.slice(1));

/** Returns whether a database is one of the project's test or development databases: its name ends in _test or _dev. */
export const isOwnDatabase = (url: string): boolean => /^[a-z0-9_]+_(test|dev)$/.test(nameOf(url));

/** Returns the name of a database that may be dropped. Throws for every other database, to protect real data. */
export function ownDatabaseName(url: string): string {
  const name = nameOf(url);
  if (!isOwnDatabase(url)) {
    throw new Error(`refusing to touch database "${name}": only databases whose names end in _test or _dev may be dropped`);
  }
  return name;
}

/** Returns the URL of another database on the same server. */
export function withDatabase(url: string, name: string): string {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.href;
}

/** Creates the database if it is missing. */
export async function ensureDatabase(url: string): Promise<void> {
  const name = ownDatabaseName(url);
  await onServer(url, async (client) => {
    const found = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (found.rows.length === 0) await client.query(`create database ${name}`);
  });
}

export async function dropDatabase(url: string): Promise<void> {
  const name = ownDatabaseName(url);
  await onServer(url, (client) => client.query(`drop database if exists ${name} with (force)`));
}

/** Creates a database as a copy of a template database, which must have no open connections. */
export async function cloneDatabase(templateUrl: string, url: string): Promise<void> {
  const [template, name] = [ownDatabaseName(templateUrl), ownDatabaseName(url)];
  // The file_copy strategy uses a third of the CPU time of the default strategy, which writes every page to the WAL.
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
