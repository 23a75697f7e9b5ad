import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { parseEnv } from 'node:util';

// Runs inside the checkout with its own sources, because its schema and its demo community may differ from ours. It
// stays until its input ends, so that the checkout's services stay in use and the database is always dropped.
const CREATE = `
  import { dropDatabase, withDatabase } from './src/data/own-database.ts';
  import { createDemoDatabase } from './tests/support/database/template-database.ts';
  const url = withDatabase(process.env.DATABASE_URL, process.argv[1]);
  await createDemoDatabase(url);
  console.log(url);
  for await (const _ of process.stdin);
  await dropDatabase(url);
`;

export type DemoDatabase = { readonly url: string; drop(): Promise<void> };

/** Creates a demo database on the PostgreSQL server of a checkout. */
export async function createDemoDatabaseOf(checkout: string): Promise<DemoDatabase> {
  const services = (...args: string[]) =>
    spawn('scripts/services.sh', args, { cwd: checkout, env: settingsOfOthers(), stdio: ['pipe', 'pipe', 'inherit'] });
  const name = `stargrass_lighthouse_${randomBytes(4).toString('hex')}_test`;
  const child = services('run', '--', 'bin/with-env', '--input-type=module', '-e', CREATE, name);
  const exited = once(child, 'exit');
  for await (const line of createInterface(child.stdout)) {
    if (!line.startsWith('postgres://')) continue;
    return {
      url: line,
      drop: async () => {
        child.stdin.end();
        await exited;
        // Other checkouts are often temporary, so their servers do not keep running.
        if (checkout !== process.cwd()) await once(services('leave'), 'exit');
      },
    };
  }
  throw new Error(`cannot create a demo database in ${checkout}`);
}

/** Returns the environment without the settings that come from the files of this checkout. */
function settingsOfOthers(): NodeJS.ProcessEnv {
  const files = ['.services/env', '.env'].filter((file) => existsSync(file));
  const ours = files.flatMap((file) => Object.keys(parseEnv(readFileSync(file, 'utf8'))));
  const env = { ...process.env };
  // The name of this checkout's template would be wrong in another one.
  for (const key of [...ours, 'TEMPLATE_HASH', 'TEMPLATE_DAY']) delete env[key];
  return env;
}
