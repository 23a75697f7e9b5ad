import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { CHECKOUT, DATABASE, edgeAddress, HAPROXY_ADDRESS, type NodeNumber, nodeAddress, PAIR, PORTS, pathsIn } from './layout.ts';
import { ownEnvironment } from './processes.ts';
import type { Settings } from './settings.ts';

const ROLES = ['migrate', 'web', 'worker', 'backup'] as const;
type SiteRole = (typeof ROLES)[number];

const address = (folder: string, user: string, password: string, host: string, port: number, database = DATABASE): string =>
  `postgres://${user}:${password}@${host}:${port}/${database}?sslmode=verify-full&sslrootcert=${pathsIn(folder).authority}`;

/** Address of the database for a role of the site, through HAProxy. */
export const databaseUrl = (folder: string, role: SiteRole, settings: Settings, port = PORTS.primary): string =>
  address(folder, `stargrass_${role}`, settings.passwords[role], HAPROXY_ADDRESS, port);

/** Address of one node, or of the primary through HAProxy, for the superuser. */
export const superuserUrl = (folder: string, where: NodeNumber | 'primary', settings: Settings, database = DATABASE): string =>
  where === 'primary'
    ? address(folder, 'postgres', settings.passwords.superuser, HAPROXY_ADDRESS, PORTS.primary, database)
    : address(folder, 'postgres', settings.passwords.superuser, nodeAddress(where), PORTS.postgres, database);

/** Origin of the site: posts through either edge carry it. */
export const SITE_URL = `https://${edgeAddress(1)}`;

/** Settings of a process of the site, as /etc/stargrass has them on a real server. */
export const siteEnvironment = (folder: string, role: SiteRole, settings: Settings): Record<string, string> => ({
  DATABASE_URL: databaseUrl(folder, role, settings),
  ...(settings.replicaReads && role === 'web' ? { DATABASE_REPLICA_URL: databaseUrl(folder, role, settings, PORTS.replica) } : {}),
  NEXTAUTH_SECRET: settings.authSecret,
  SITE_URL,
  STORAGE_DIRECTORY: pathsIn(folder).storage,
  EDGE_URLS: PAIR.map((edge) => `http://${edgeAddress(edge)}:${PORTS.varnish}`).join(','),
  TRUST_FORWARDED_FOR: 'on',
  METRICS_PORT: String(PORTS.metrics),
});

/** Creates database, roles, tables and demo data through HAProxy, unless they exist. */
export async function prepareSite(folder: string, settings: Settings): Promise<void> {
  await withClient(superuserUrl(folder, 'primary', settings, 'postgres'), async (client) => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [DATABASE]);
    if (rowCount === 0) await client.query(`create database ${DATABASE} template template0 encoding 'UTF8' locale 'C'`);
  });
  await withClient(superuserUrl(folder, 'primary', settings), async (client) => {
    await client.query(readFileSync(join(CHECKOUT, 'ops/database/roles.sql'), 'utf8'));
    for (const role of ROLES) await client.query(`alter role stargrass_${role} password '${settings.passwords[role]}'`);
  });
  for (const command of [['migrate'], ['seed', 'demo']]) {
    execFileSync(process.execPath, ['scripts/db.ts', ...command], {
      cwd: CHECKOUT,
      env: ownEnvironment(siteEnvironment(folder, 'migrate', settings)),
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  }
}

/** Connects, runs a function and disconnects. */
export async function withClient<T>(url: string, use: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {}); // the query that fails reports it
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}
