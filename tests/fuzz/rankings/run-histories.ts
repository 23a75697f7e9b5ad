import { foldViews } from '#data/queries/rankings/views.ts';
import { refreshTotals } from '#usecases/rankings/totals/refresh-totals.ts';
import type { Ground } from './fuzz-database.ts';
import { historyOf } from './history.ts';
import { checkInvariants, type Finding, INVARIANTS } from './invariants.ts';
import { runHistory } from './run-history.ts';

// Number of concurrent histories. With three writers each, a connection is left for the checks.
const AT_ONCE = 3;

// Number of histories between two refreshes of the totals, which are slow compared with running a history.
const TOTALS_EVERY = 8;
// Maximum number of faults of each kind that are printed.
const SHOWN = 3;

export type Plan = {
  readonly seed: number;
  readonly histories: number;
  readonly checkEvery: number;
  // Number of runs per history, for faults that are not deterministic. Defaults to 1.
  readonly repeat?: number;
  // With a planted fault: continues after a crash, to see what the checks report.
  readonly crashesAllowed?: boolean;
};

export type Report = {
  readonly histories: number; // Number of runs.
  readonly actions: number;
  readonly refused: number;
  readonly crashes: readonly string[];
  readonly findings: readonly Finding[];
  // Seeds of the histories that may have caused the findings.
  readonly suspects: readonly number[];
};

/**
 * Runs the histories of `seed`, `seed + 1` and so on, several of them concurrently. Checks the invariants during the
 * run and at the end, and stops at the first fault.
 */
export async function runHistories(
  ground: Ground,
  { seed, histories, checkEvery, repeat = 1, crashesAllowed = false }: Plan,
): Promise<Report> {
  // Maps each player to the seed of their history.
  const seedOf = new Map<number, number>();
  const crashes: string[] = [];
  const crashed: number[] = [];
  let [next, played, checked, actions, refused] = [0, 0, 0, 0, 0];
  let findings: Finding[] = [];
  const isHealthy = () => findings.length === 0 && (crashesAllowed || crashes.length === 0);

  const play = async () => {
    while (next < histories * repeat && isHealthy()) {
      const historySeed = seed + Math.floor(next++ / repeat);
      const outcome = await runHistory(ground, historyOf(historySeed));
      for (const player of outcome.players) seedOf.set(player, historySeed);
      if (outcome.crashes.length > 0) crashed.push(historySeed);
      crashes.push(...outcome.crashes);
      actions += outcome.done;
      refused += outcome.refused;
      played += 1;
      // Runs concurrently with posts from the other histories.
      await foldViews(ground.deps.db);
      if (played % TOTALS_EVERY === 0) await refreshTotals(ground.deps);
      if (played % checkEvery !== 0) continue;
      checked = played;
      const found = await checkInvariants(ground.deps.db, historySeed);
      if (found.length > 0) findings = found;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, play));
  if (findings.length === 0) findings = await checkInvariants(ground.deps.db, seed);

  const blamed = findings.flatMap(({ userId }) => seedOf.get(userId ?? 0) ?? []).concat(crashed);
  const unchecked = Array.from({ length: next }, (_, index) => seed + Math.floor(index / repeat)).slice(
    Math.max(0, checked - checkEvery - AT_ONCE),
  );
  const suspects = findings.length === 0 || blamed.length > 0 ? blamed : unchecked;
  return { histories: played, actions, refused, crashes, findings, suspects: [...new Set(suspects)] };
}

/** Describes the faults and how to reproduce them. */
export function describeFaults({ crashes, findings, suspects }: Report): string {
  const broken = INVARIANTS.flatMap(({ id, promise }) => {
    const found = findings.filter((finding) => finding.invariant === id);
    if (found.length === 0) return [];
    return [`${id} is broken ${found.length} times: ${promise}`, ...found.slice(0, SHOWN).map((finding) => `  ${finding.what}`)];
  });
  const failed = crashes.slice(0, SHOWN).map((crash) => `an action failed: ${crash}`);
  const replays = suspects.slice(0, SHOWN).map((seed) => `again: npm run fuzz:rankings -- --seed ${seed} --histories 1 --repeat 100`);
  return [...broken, ...failed, ...replays].join('\n');
}
