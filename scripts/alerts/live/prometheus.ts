import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startProcess } from '#tests/support/servers/own-process.ts';
import { freePort } from '#tests/support/sites/free-port.ts';
import { scaleRules } from './scale-rules.ts';

/** The ports on which the parts of the site serve metrics, and the mount point of the disk that is watched. */
export type Targets = { readonly web: readonly number[]; readonly worker: number; readonly machine: number; readonly disk: string };

export type FiringAlert = { readonly alert: string; readonly isScaled: boolean };

export type Prometheus = {
  /** Returns the alerts that fire now. */
  firing(): Promise<FiringAlert[]>;
  /** Returns how many samples a query returns now. */
  countSamples(query: string): Promise<number>;
  stop(): Promise<void>;
};

/** Starts Prometheus with the rules as they are and with a scaled copy of them (`scale-rules.ts`). */
export async function startPrometheus(folder: string, rules: string, targets: Targets): Promise<Prometheus> {
  const port = await freePort();
  const file = join(folder, 'prometheus.yml');
  await writeFile(join(folder, 'alerts.yml'), rules);
  await writeFile(join(folder, 'scaled.yml'), scaleRules(rules));
  await writeFile(file, JSON.stringify(configure(targets))); // JSON is YAML
  const url = `http://127.0.0.1:${port}`;
  const args = [`--config.file=${file}`, `--storage.tsdb.path=${join(folder, 'tsdb')}`, `--web.listen-address=127.0.0.1:${port}`];
  const stop = await startProcess(process.env.PROMETHEUS ?? 'prometheus', args, async () => (await fetch(`${url}/-/ready`)).ok);

  const ask = async <Data>(path: string): Promise<Data> => {
    const answer = await fetch(`${url}/api/v1/${path}`);
    const { status, data, error } = (await answer.json()) as { status: string; data: Data; error?: string };
    if (status !== 'success') throw new Error(`${path}: ${error}`);
    return data;
  };
  return {
    firing: async () => {
      const { alerts } = await ask<{ alerts: { state: string; labels: Record<string, string> }[] }>('alerts');
      return alerts
        .filter(({ state }) => state === 'firing')
        .map(({ labels }) => ({ alert: labels.alertname ?? '', isScaled: labels.scaled !== undefined }));
    },
    countSamples: async (query) => (await ask<{ result: unknown[] }>(`query?query=${encodeURIComponent(query)}`)).result.length,
    stop,
  };
}

// Both limits are two seconds, the longest time that a worker takes to read its metrics.
const configure = ({ web, worker, machine, disk }: Targets) => ({
  global: { scrape_interval: '2s', scrape_timeout: '2s', evaluation_interval: '1s' },
  rule_files: ['alerts.yml', 'scaled.yml'],
  scrape_configs: [
    { job_name: 'stargrass-web', static_configs: [{ targets: web.map(onLoopback) }] },
    { job_name: 'stargrass-worker', static_configs: [{ targets: [onLoopback(worker)] }] },
    {
      job_name: 'stargrass-machine',
      static_configs: [{ targets: [onLoopback(machine)] }],
      // How full the other disks of this machine are says nothing about the site.
      metric_relabel_configs: [{ source_labels: ['mountpoint'], regex: `|${disk}`, action: 'keep' }],
    },
  ],
});

const onLoopback = (port: number): string => `127.0.0.1:${port}`;
