import type { Lab } from './fault.ts';
import { startMachine } from './machine.ts';
import { startLoad } from './ordinary-load.ts';
import { type Prometheus, startPrometheus } from './prometheus.ts';
import { startServers } from './servers.ts';
import { startAlertsSite } from './site.ts';

/** What has been started and how to stop it, in the order of the start. */
export type Stops = (() => Promise<unknown>)[];

/** Starts everything that a run needs, under ordinary load. Adds each part to `stops` once it runs. */
export async function startLab(
  folder: string,
  rules: string,
  stops: Stops,
): Promise<{ readonly lab: Lab; readonly prometheus: Prometheus }> {
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
  return { lab: { servers, site, machine, load }, prometheus };
}
