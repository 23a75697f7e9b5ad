import 'server-only';
import { getStatus } from '#usecases/administration/get-status.ts';
import { deps } from '#web/server/deps.ts';
import { env } from '#web/server/env.ts';
import { log } from '#web/server/log.ts';
import { createStatusPort } from '#wiring/create-status-port.ts';
import type { AdminContext } from './read-admin.ts';

/** Reads the lines of the status page. */
export async function readStatus({ actor }: AdminContext) {
  const release = {
    version: process.env.STARGRASS_VERSION ?? '?',
    migrations: process.env.STARGRASS_MIGRATIONS?.split(',') ?? [], // set by next.config.ts when the site is built
    node: process.versions.node,
  };
  const status = createStatusPort(env(), release, (error) => log().warn(error, 'a part of the status could not be read'));
  const lines = await getStatus({ ...deps(), status }, actor);
  return lines.ok ? lines.value : [];
}
