import { setTimeout as wait } from 'node:timers/promises';
import { MINUTE_MS } from '#domain/shared/time-units.ts';
import type { Fault, How, Lab } from './fault.ts';
import type { Prometheus } from './prometheus.ts';

const LOOK_EVERY_MS = 1_000;
const FIRES_WITHIN_MS = 4 * MINUTE_MS;
const QUIET_WITHIN_MS = 4 * MINUTE_MS;

/** What became of an alert: the seconds from the fault to the alert, or null if it did not fire. */
export type AlertResult = {
  readonly alert: string;
  readonly fault: string;
  readonly how: How;
  readonly firedAfterSeconds: number | null;
  /** The other alerts that fired before the fault ended. */
  readonly beside: readonly string[];
};

/** Causes a fault, waits until its alerts fire, calls `beforeEnd`, and ends the fault. */
export async function runFault(lab: Lab, prometheus: Prometheus, fault: Fault, beforeEnd: () => Promise<void>): Promise<AlertResult[]> {
  const started = Date.now();
  const fired = new Map<string, number>();
  const look = async () => {
    for (const alert of await listScaled(prometheus)) if (!fired.has(alert)) fired.set(alert, (Date.now() - started) / 1_000);
    return fault.alerts.every((alert) => fired.has(alert));
  };
  try {
    const end = await fault.cause(lab);
    try {
      await until(look, FIRES_WITHIN_MS);
      await beforeEnd();
    } finally {
      await end();
    }
  } catch (error) {
    console.error(fault.name, error); // the other faults are still worth trying
  }
  const others = [...fired.keys()].filter((alert) => !fault.alerts.includes(alert));
  const how = typeof fault.how === 'function' ? fault.how(lab) : fault.how;
  return fault.alerts.map((alert) => {
    const seconds = fired.get(alert);
    return { alert, fault: fault.name, how, firedAfterSeconds: seconds === undefined ? null : Math.round(seconds), beside: others };
  });
}

/** Waits until no scaled alert fires. Returns the alerts that do not end. */
export async function untilQuiet(prometheus: Prometheus): Promise<string[]> {
  let firing: string[] = [];
  await until(async () => {
    firing = await listScaled(prometheus);
    return firing.length === 0;
  }, QUIET_WITHIN_MS);
  return firing;
}

/** Watches for some minutes and returns the alerts that fired, scaled ones with a mark. */
export async function watchQuiet(prometheus: Prometheus, minutes: number): Promise<string[]> {
  const seen = new Set<string>();
  await until(async () => {
    for (const { alert, isScaled } of await prometheus.firing()) seen.add(isScaled ? `${alert} (scaled)` : alert);
    return false;
  }, minutes * MINUTE_MS);
  return [...seen];
}

async function listScaled(prometheus: Prometheus): Promise<string[]> {
  const firing = await prometheus.firing();
  return [...new Set(firing.filter(({ isScaled }) => isScaled).map(({ alert }) => alert))];
}

async function until(isDone: () => Promise<boolean>, ms: number): Promise<boolean> {
  const deadline = Date.now() + ms;
  while (Date.now() < deadline) {
    if (await isDone()) return true;
    await wait(LOOK_EVERY_MS);
  }
  return false;
}
