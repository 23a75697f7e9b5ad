import { readFile } from 'node:fs/promises';
import { Client, escapeLiteral } from 'pg';

export type DatabaseRole = 'stargrass_migrate' | 'stargrass_web' | 'stargrass_worker';

/**
 * Has the permissions of web and worker together, because tests of use cases do not distinguish between the processes.
 */
export const SITE_ROLE = 'stargrass_site_test';

const LOGIN_ROLES = ['stargrass_migrate', 'stargrass_web', 'stargrass_worker', 'stargrass_backup', SITE_ROLE];

/**
 * Returns the URL of the same database with this role. In the project's own clusters, all roles have the superuser's
 * password.
 */
export function asRole(url: string, role: DatabaseRole | typeof SITE_ROLE): string {
  const other = new URL(url);
  other.username = role;
  return other.href;
}

/** Creates the site's roles as an operator does, and the role for tests. Requires a superuser. */
export async function createRoles(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(await readFile('ops/database/roles.sql', 'utf8'));
    const { rows } = await client.query('select from pg_roles where rolname = $1', [SITE_ROLE]);
    if (rows.length === 0) await client.query(`create role ${SITE_ROLE} login`);
    await client.query(`grant stargrass_web, stargrass_worker to ${SITE_ROLE}`);
    await client.query(`grant connect on database ${client.database} to ${SITE_ROLE}`);
    const password = decodeURIComponent(new URL(url).password);
    // The server uses trust authentication, so roles need no password.
    if (password === '') return;
    for (const role of LOGIN_ROLES) await client.query(`alter role ${role} password ${escapeLiteral(password)}`);
  } finally {
    await client.end();
  }
}
