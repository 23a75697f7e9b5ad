import { setTimeout as wait } from 'node:timers/promises';
import type { Machine } from './machine.ts';
import type { Load } from './ordinary-load.ts';
import type { Servers } from './servers.ts';
import type { AlertsSite } from './site.ts';

const RETRY_MS = 100;

/** Everything that a fault can act on. */
export type Lab = { readonly servers: Servers; readonly site: AlertsSite; readonly machine: Machine; readonly load: Load };

/** How real a fault is: it happens, rows in the database claim that it did, or a metric does that is written to a file. */
export type How = 'fault' | 'planted rows' | 'written metric';

export type Fault = {
  readonly name: string;
  /** The alerts that must fire. */
  readonly alerts: readonly string[];
  readonly how: How | ((lab: Lab) => How);
  /** Causes the fault and returns the function that ends it. */
  readonly cause: (lab: Lab) => Promise<() => Promise<unknown>>;
};

/** Repeats a step until the returned function is called. A failed step is repeated as well. */
export function repeat(step: () => Promise<unknown>): () => Promise<void> {
  let isRunning = true;
  const work = async () => {
    while (isRunning) await step().catch(() => wait(RETRY_MS)); // a step that fails at once would let nothing else run
  };
  const working = work();
  return () => {
    isRunning = false;
    return working;
  };
}
