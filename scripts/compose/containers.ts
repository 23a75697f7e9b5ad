import { readFileSync } from 'node:fs';
import type { Project } from './project.ts';

/** What a container may do, from its settings and from the kernel, and how much memory it uses. */
export type ContainerFacts = {
  readonly service: string;
  readonly users: readonly string[]; // user ids of its processes
  readonly capabilities: string; // effective ones of its first process, as a bit mask
  readonly isReadOnly: boolean;
  readonly mayGainPrivileges: boolean;
  readonly memory: string;
  readonly restarts: number;
};

type Inspected = {
  readonly Name: string;
  readonly RestartCount: number;
  readonly State: { readonly Pid: number };
  readonly Config: { readonly Labels: Readonly<Record<string, string>> };
  readonly HostConfig: { readonly Privileged: boolean; readonly ReadonlyRootfs: boolean; readonly SecurityOpt: readonly string[] | null };
};

/** Returns the facts of every running container of a project, sorted by service. */
export async function readContainers({ compose, docker }: Project): Promise<ContainerFacts[]> {
  const ids = (await compose('ps', '--quiet')).split('\n').filter(Boolean);
  const inspected = JSON.parse(await docker('inspect', ...ids)) as Inspected[];
  const memory = new Map(
    (await docker('stats', '--no-stream', '--format', '{{.Name}} {{.MemUsage}}', ...ids))
      .split('\n')
      .map((line): [string, string] => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)]),
  );
  const facts = await Promise.all(
    inspected.map(async ({ Name, RestartCount, State, Config, HostConfig }): Promise<ContainerFacts> => {
      const processes = (await docker('top', Name.slice(1), '-eo', 'uid,pid')).trim().split('\n').slice(1);
      return {
        service: Config.Labels['com.docker.compose.service'] ?? Name,
        users: [...new Set(processes.map((line) => line.trim().split(/\s+/)[0] ?? ''))].sort(),
        capabilities: /^CapEff:\s*(\w+)/m.exec(readFileSync(`/proc/${State.Pid}/status`, 'utf8'))?.[1] ?? '',
        isReadOnly: HostConfig.ReadonlyRootfs,
        mayGainPrivileges: HostConfig.Privileged || !HostConfig.SecurityOpt?.includes('no-new-privileges:true'),
        memory: memory.get(Name.slice(1)) ?? '',
        restarts: RestartCount,
      };
    }),
  );
  return facts.sort((a, b) => a.service.localeCompare(b.service));
}

/** Returns what is wrong with a container: it must have no capability, no writable image and no root process. */
export function faultsOf({ service, users, capabilities, isReadOnly, mayGainPrivileges, restarts }: ContainerFacts): string[] {
  return [
    // The image of the S3 server has no user (compose.yaml).
    ...(users.includes('0') && service !== 'storage' ? [`${service} runs as root`] : []),
    ...(/^0+$/.test(capabilities) ? [] : [`${service} has capabilities ${capabilities}`]),
    ...(isReadOnly ? [] : [`${service} can write to its image`]),
    ...(mayGainPrivileges ? [`${service} may gain privileges`] : []),
    ...(restarts === 0 ? [] : [`${service} crashed ${restarts} times`]),
  ];
}
