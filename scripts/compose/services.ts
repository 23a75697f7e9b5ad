import { until } from '#scripts/cluster/processes.ts';
import type { Project } from './project.ts';

const HEALTHY_WITHIN_MS = 300_000;
const LOOK_EVERY_MS = 500;

type Listed = { readonly Service: string; readonly State: string; readonly Health: string };

/** Returns the services that run, with their health. */
export async function listServices({ compose }: Project): Promise<Listed[]> {
  const lines = (await compose('ps', '--format', 'json')).split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line) as Listed);
}

/** Waits until all of these services, or all that run, are healthy. Throws with the states of those that are not. */
export async function waitUntilHealthy(project: Project, only?: string): Promise<void> {
  let missing: Listed[] = [];
  const look = async () => {
    const listed = (await listServices(project)).filter(({ Service }) => only === undefined || Service === only);
    missing = listed.filter(({ State, Health }) => State !== 'running' || Health !== 'healthy');
    return listed.length > 0 && missing.length === 0;
  };
  if (!(await until(look, HEALTHY_WITHIN_MS, LOOK_EVERY_MS)))
    throw new Error(`not healthy: ${missing.map(({ Service, State, Health }) => `${Service} (${State}, ${Health})`).join(', ')}`);
}
