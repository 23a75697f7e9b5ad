import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Cluster, createCluster, startCluster } from '#ops/backup/drill/cluster.ts';
import { createCatalogueDatabase } from '#tests/support/database/template-database.ts';
import { type Site, startSite, startWorker } from '#tests/support/site.ts';
import { freePort } from '#tests/support/sites/free-port.ts';

/** Faults that are caused while players post. */
export const FAULTS = ['kill web', 'kill worker', 'restart PostgreSQL', 'crash PostgreSQL'] as const;
export type Fault = (typeof FAULTS)[number];

/** An instance, a worker and a separate PostgreSQL cluster that preserves commits through a crash (fsync on). */
export type FaultySite = {
  readonly url: string;
  readonly databaseUrl: string;
  /** Causes a fault and restarts the affected part. Requests that are sent meanwhile fail. */
  cause(fault: Fault): Promise<void>;
};

const DURABLE = ['fsync=on', 'synchronous_commit=on', 'max_connections=60'];

/** Runs `work` on a site whose parts can be killed, then removes all its processes and files. */
export async function withFaultySite(work: (site: FaultySite) => Promise<void>): Promise<void> {
  const folder = await mkdtemp('/var/tmp/stargrass-faults-');
  // PostgreSQL runs as another user when the tests run as root.
  await chmod(folder, 0o711);
  const data = join(folder, 'data');
  await createCluster(data);
  let cluster: Cluster | undefined = await startCluster(data, DURABLE);
  const databaseUrl = cluster.url();
  const databasePort = Number(new URL(databaseUrl).port);
  let worker: Omit<Site, 'url'> | undefined;
  let web: Site | undefined;
  try {
    await createCatalogueDatabase(databaseUrl);
    const port = await freePort();
    const startWeb = () => startSite(databaseUrl, { port, limits: 'default' });
    [worker, web] = [startWorker(databaseUrl), await startWeb()];
    const restart = async (mode: 'fast' | 'immediate') => {
      await cluster?.stop(mode);
      cluster = undefined;
      cluster = await startCluster(data, DURABLE, databasePort);
      // Restarts the worker, as systemd does.
      if (worker && !isAlive(worker.pid)) worker = startWorker(databaseUrl);
    };
    await work({
      url: web.url,
      databaseUrl,
      cause: async (fault) => {
        if (fault === 'restart PostgreSQL') return restart('fast');
        if (fault === 'crash PostgreSQL') return restart('immediate');
        if (fault === 'kill worker') {
          await worker?.kill();
          worker = startWorker(databaseUrl);
          return;
        }
        await web?.kill();
        web = await startWeb();
      },
    });
  } finally {
    await Promise.all([worker?.kill(), web?.kill()]);
    await cluster?.stop('immediate').catch(() => {});
    await rm(folder, { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
