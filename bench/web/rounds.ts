import { median } from '#tests/support/percentile.ts';
import { cpuSeconds } from './cpu.ts';

/** A server under test, with a function that loads it. */
export type Subject = {
  readonly name: string;
  readonly pids: readonly number[]; // processes whose CPU time is counted
  readonly alsoPids?: readonly number[]; // further processes whose CPU time is counted separately
  /** Loads the server and returns the responses per second. */
  readonly load: (seconds: number) => Promise<number>;
};

export type Rates = {
  readonly name: string;
  readonly perSecond: number;
  readonly perCpuSecond: number;
  readonly perCpuSecondWithAll: number;
};

type Round = Omit<Rates, 'name'>;

/**
 * Loads all subjects in turn for several rounds. Reverses the order each round, so that other load on the machine
 * affects all subjects equally.
 */
export async function inRounds(subjects: readonly Subject[], rounds: number, seconds: number): Promise<Measurements> {
  const measured = new Map<string, Round[]>(subjects.map(({ name }) => [name, []]));
  for (const subject of subjects) await subject.load(1); // warms up each server for one second
  for (let round = 0; round < rounds; round += 1) {
    for (const subject of round % 2 === 0 ? subjects : subjects.toReversed()) {
      measured.get(subject.name)?.push(await oneRound(subject, seconds));
    }
  }
  return measured;
}

export type Measurements = ReadonlyMap<string, readonly Round[]>;

async function oneRound({ pids, alsoPids = [], load }: Subject, seconds: number): Promise<Round> {
  const started = performance.now();
  const [own, also] = [cpuSeconds(pids), cpuSeconds(alsoPids)];
  const perSecond = await load(seconds);
  const answers = (perSecond * (performance.now() - started)) / 1_000;
  const [ownSpent, alsoSpent] = [cpuSeconds(pids) - own, cpuSeconds(alsoPids) - also];
  return { perSecond, perCpuSecond: answers / ownSpent, perCpuSecondWithAll: answers / (ownSpent + alsoSpent) };
}

/** Returns the medians of a subject's rounds. */
export function ratesOf(measured: Measurements, name: string): Rates {
  const rounds = measured.get(name) ?? [];
  const of = (pick: (round: Round) => number) => median(rounds.map(pick));
  return {
    name,
    perSecond: of((round) => round.perSecond),
    perCpuSecond: of((round) => round.perCpuSecond),
    perCpuSecondWithAll: of((round) => round.perCpuSecondWithAll),
  };
}

/** Computes the ratio of two subjects in each round and returns the median. */
export function ratioOf(measured: Measurements, ours: string, baseline: string, pick: 'perSecond' | 'perCpuSecond'): number {
  const others = measured.get(baseline) ?? [];
  return median((measured.get(ours) ?? []).map((round, index) => round[pick] / (others[index]?.[pick] ?? Number.NaN)));
}
