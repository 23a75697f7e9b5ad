import type { Lab } from './fault.ts';
import { startMachine } from './machine.ts';
import { startLoad } from './ordinary-load.ts';
import { type Prometheus, startPrometheus } from './prometheus.ts';
import { startServers } from './servers.ts';
import { startAlertsSite } from './site.ts';

export type RunningLab = { readonly lab: Lab; readonly prometheus: Prometheus; stop(): Promise<void> };

/** Starts everything that a run needs, under ordinary load. Stops what has been started when a part fails to start. */
export async function startLab(folder: string, rules: string): Promise<RunningLab> {
  const stops: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const end of stops.toReversed()) await end().catch(console.error);
  };
  try {
    const servers = await startServers(folder);
    stops.push(servers.stop);
    const site = await startAlertsSite(servers);
    stops.push(site.stop);
    const machine = await startMachine(folder);
    stops.push(machine.stop);
    const load = startLoad(site);
    stops.push(load.stop);
    const web = site.instances.map(({ metricsPort }) => metricsPort);
    const targets = { web, worker: site.worker.metricsPort, machine: machine.port, disk: machine.disk.mountPoint };
    const prometheus = await startPrometheus(folder, rules, targets);
    stops.push(prometheus.stop);
    return { lab: { servers, site, machine, load }, prometheus, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
