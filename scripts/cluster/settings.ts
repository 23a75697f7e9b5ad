import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { pathsIn } from './layout.ts';

const schema = z.object({
  patroni: z.string(), // version that was checked when the cluster was created
  strict: z.boolean(),
  replicaReads: z.boolean(),
  backups: z.boolean(),
  clocks: z.boolean().default(false), // each node and web instance has a clock that can be stepped
  diskSize: z.string().optional(), // of each node; without it, all share the machine's disk
  passwords: z.record(
    z.enum(['superuser', 'replication', 'rewind', 'migrate', 'web', 'worker', 'backup', 'repository1', 'repository2']),
    z.string(),
  ),
  authSecret: z.string(),
});

export type Settings = z.infer<typeof schema>;
export type Options = Omit<Settings, 'passwords' | 'authSecret'>;

const random = (): string => randomBytes(24).toString('hex');

/** Creates settings with random passwords and stores them for root only. */
export function createSettings(folder: string, options: Options): Settings {
  const passwords = Object.fromEntries(schema.shape.passwords.keyType.options.map((name) => [name, random()]));
  const settings = schema.parse({ ...options, passwords, authSecret: randomBytes(33).toString('base64') });
  writeFileSync(pathsIn(folder).settings, JSON.stringify(settings, undefined, 2), { mode: 0o600 });
  return settings;
}

/** Reads the settings of an existing cluster. Returns undefined when the folder has none. */
export function readSettings(folder: string): Settings | undefined {
  const file = pathsIn(folder).settings;
  return existsSync(file) ? schema.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}
