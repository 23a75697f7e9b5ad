import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { makeServerFolder } from '#ops/backup/server-folder.ts';
import { type Cluster, freePort, startCluster } from './cluster.ts';
import { configureBackups, type OwnServer, removeBucket } from './repositories.ts';

/** Shared context of the drill: temporary folders, servers and measurements. */
export type Ground = {
  readonly own: string;
  readonly site: OwnServer;
  readonly backups: string; // The folder with the backup of objects.
  readonly storage: string;
  readonly stats: [string, string][];
  /** Starts the server of the site, or another one on its own port. */
  start(data: string): Promise<Cluster>;
  stop(cluster: Cluster, mode?: 'fast' | 'immediate'): Promise<void>;
  /** Runs `work` and records how long it took. */
  timed<Answer>(what: string, work: () => Promise<Answer>): Promise<Answer>;
};

export const inSeconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`;

/** Runs `work` with temporary folders, repositories and servers, and always removes them afterwards. */
export async function onOwnGround(work: (ground: Ground) => Promise<void>): Promise<void> {
  const own = await mkdtemp('/var/tmp/stargrass-drill-');
  await chmod(own, 0o711); // The user that runs PostgreSQL must be able to traverse this folder.
  const running = new Set<Cluster>();
  const site = { data: join(own, 'site'), port: await freePort(), socket: join(own, 'socket') };
  const ground: Ground = {
    ...{ own, site, backups: join(own, 'backups'), storage: join(own, 'storage'), stats: [] },
    start: async (data) => {
      const cluster =
        data === site.data ? await startCluster(data, [`unix_socket_directories=${site.socket}`], site.port) : await startCluster(data);
      running.add(cluster);
      return cluster;
    },
    stop: async (cluster, mode = 'fast') => {
      running.delete(cluster);
      await cluster.stop(mode);
    },
    timed: async (what, done) => {
      const started = performance.now();
      const answer = await done();
      ground.stats.push([what, inSeconds(performance.now() - started)]);
      return answer;
    },
  };
  const interrupted = new Promise<never>((_, reject) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => reject(new Error(`stopped by ${signal}`)));
  });
  try {
    await makeServerFolder(site.socket);
    ground.stats.push(['second repository', await configureBackups(own, site)]);
    await Promise.race([work(ground), interrupted]);
  } finally {
    for (const cluster of running) await cluster.stop('immediate').catch(() => {});
    await removeBucket().catch((error: Error) => console.error(error.message));
    await rm(own, { recursive: true, force: true });
  }
}
