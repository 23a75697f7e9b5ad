import { randomLcg } from 'd3-random';

type Range = readonly [leastMs: number, mostMs: number];
const SHORT: Range = [2_000, 8_000];
// Longer than Patroni's ttl of 20 s: the node returns after it has lost its lease.
const PAST_LEASE: Range = [24_000, 32_000];

/** What may happen to a part, how often compared with the others, and how long until the lab repairs it. */
const KINDS = {
  'kill-primary-postgres': { weight: 6, holds: [SHORT] },
  'freeze-primary-postgres': { weight: 2, holds: [SHORT, PAST_LEASE] },
  'kill-primary-patroni': { weight: 3, holds: [SHORT, PAST_LEASE] },
  'freeze-primary-patroni': { weight: 2, holds: [SHORT, PAST_LEASE] },
  'kill-primary-node': { weight: 4, holds: [SHORT, PAST_LEASE] },
  'freeze-primary-node': { weight: 4, holds: [SHORT, PAST_LEASE] },
  'cut-primary-node': { weight: 4, holds: [SHORT, PAST_LEASE] },
  'switchover-primary': { weight: 2, holds: [SHORT] },
  'kill-standby-postgres': { weight: 1, holds: [SHORT] },
  'kill-standby-node': { weight: 2, holds: [SHORT] },
  'kill-both-standbys': { weight: 2, holds: [SHORT, PAST_LEASE] },
  'freeze-standby-node': { weight: 2, holds: [SHORT, PAST_LEASE] },
  'cut-standby-node': { weight: 2, holds: [SHORT, PAST_LEASE] },
  'freeze-standby-replay': { weight: 2, holds: [SHORT] },
  'fill-primary-disk': { weight: 2, holds: [SHORT, PAST_LEASE] },
  'fill-standby-disk': { weight: 1, holds: [SHORT] },
  'step-primary-clock': { weight: 2, holds: [SHORT, PAST_LEASE] },
  'step-standby-clock': { weight: 1, holds: [SHORT] },
  'step-web-clock': { weight: 1, holds: [SHORT] },
  'kill-etcd': { weight: 2, holds: [SHORT] },
  'freeze-etcd': { weight: 1, holds: [SHORT] },
  'kill-haproxy': { weight: 2, holds: [SHORT] },
  'freeze-haproxy': { weight: 1, holds: [SHORT] },
  'kill-web': { weight: 2, holds: [SHORT] },
  'freeze-web': { weight: 2, holds: [SHORT] },
  'kill-worker': { weight: 2, holds: [SHORT] },
  'freeze-worker': { weight: 1, holds: [SHORT] },
  'kill-varnish': { weight: 2, holds: [SHORT] },
  'freeze-varnish': { weight: 1, holds: [SHORT] },
  'kill-nginx': { weight: 1, holds: [SHORT] },
  'freeze-nginx': { weight: 1, holds: [SHORT] },
} as const satisfies Record<string, { readonly weight: number; readonly holds: readonly Range[] }>;

export type FaultKind = keyof typeof KINDS;
export const FAULT_KINDS = Object.keys(KINDS) as FaultKind[];

export type Fault = {
  readonly kind: FaultKind;
  readonly pauseMs: number; // before the fault, with everything whole
  readonly holdMs: number; // until it is repaired
  readonly turn: number; // from 0 to below 1: chooses one of several equal parts
};

/** Leaves out the kinds that need disks or clocks which the cluster was created without. */
export function possibleKinds(
  kinds: readonly FaultKind[],
  { hasDisks, hasClocks }: { hasDisks: boolean; hasClocks: boolean },
): FaultKind[] {
  const possible = kinds.filter((kind) => (hasDisks || !kind.endsWith('-disk')) && (hasClocks || !kind.endsWith('-clock')));
  if (possible.length === 0) throw new Error('needs npm run cluster -- up --disk-size 4G --clocks on');
  return possible;
}

/** Returns the first `count` faults of a seed, of all kinds or only of the given ones. */
export function planFaults(seed: number, count: number, kinds: readonly FaultKind[] = FAULT_KINDS): Fault[] {
  const random = randomLcg((seed % 1_000_003) / 1_000_003);
  const between = ([least, most]: Range) => Math.round(least + random() * (most - least));
  const urn = kinds.flatMap((kind) => Array.from({ length: KINDS[kind].weight }, () => kind));
  return Array.from({ length: count }, () => {
    const kind = pick(urn, random());
    const holdMs = between(pick<Range>(KINDS[kind].holds, random()));
    return { kind, pauseMs: between([500, 2_500]), holdMs, turn: random() };
  });
}

/** Returns the item at a share, from 0 to below 1, of a list that is not empty. */
export const pick = <Item>(items: readonly Item[], share: number): Item => items[Math.floor(share * items.length)] as Item;

/** Parses a comma-separated list of fault kinds. A part of a name, such as `freeze`, stands for all kinds that contain it. */
export function parseKinds(typed: string | undefined): FaultKind[] {
  if (typed === undefined) return FAULT_KINDS;
  const kinds = FAULT_KINDS.filter((kind) => typed.split(',').some((part) => part !== '' && kind.includes(part)));
  if (kinds.length === 0) throw new Error(`no kind of fault matches "${typed}": ${FAULT_KINDS.join(', ')}`);
  return kinds;
}
