import { randomLcg } from 'd3-random';
import { LANGUAGES, type Language } from '#domain/shared/language.ts';
import { localePath } from '#web/i18n/locales.ts';
import type { Action, Device, PageName } from './action.ts';
import { ACTIONS } from './actions.ts';

/** One visit: a page is opened on a device, and one thing is done there at a random moment. */
export type RoundPlan = {
  readonly round: number;
  readonly action: Action;
  readonly device: Device;
  readonly language: Language;
  readonly path: string;
  readonly cpuSlowdown: number;
  /** Time between the first paint and the action, in ms. */
  readonly delayMs: number;
  /** Whether the action itself starts React, or a movement before it, and whether it then waits for the hydration. */
  readonly start: 'by action' | 'before action' | 'hydrating';
  /** Time between the first paint and that movement, in ms. */
  readonly signMs: number;
  readonly withAxe: boolean;
  readonly random: () => number;
};

const AXE_EVERY = 20;
const MAX_DELAY_MS = 3_000;
const CPU_SLOWDOWN = { from: 4, to: 6 };

/**
 * Plans a round. It only depends on the seed and the round's number, so that one round can be repeated. Actions take
 * turns, so that each is tried equally often. Everything else is random.
 */
export function planRound(seed: number, round: number, paths: Readonly<Record<PageName, string>>, only: string | undefined): RoundPlan {
  const random = generatorOf(seed, round);
  const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T;
  const actions = ACTIONS.filter(({ name }) => only === undefined || name === only);
  const action = actions[round % actions.length] as Action;
  const language = pick(LANGUAGES);
  const delayMs = Math.floor(random() * MAX_DELAY_MS);
  return {
    round,
    action,
    device: pick(action.devices),
    language,
    path: localePath(language, paths[pick(action.pages)]),
    cpuSlowdown: CPU_SLOWDOWN.from + random() * (CPU_SLOWDOWN.to - CPU_SLOWDOWN.from),
    delayMs,
    start: pick(['by action', 'before action', 'hydrating']),
    signMs: Math.floor(random() * delayMs),
    withAxe: round % AXE_EVERY === 0,
    random,
  };
}

/** Returns the generator of a round, whose own seed is the round's number in another sequence. */
function generatorOf(seed: number, round: number): () => number {
  const seeds = randomLcg(seed / 2 ** 30);
  for (let skipped = 1; skipped < round; skipped += 1) seeds();
  return randomLcg(seeds());
}

const STARTS = {
  'by action': ({ delayMs }: RoundPlan) => `${delayMs} ms after the first paint`,
  'before action': ({ delayMs, signMs }: RoundPlan) => `${delayMs} ms after the first paint, React started at ${signMs} ms`,
  hydrating: ({ signMs }: RoundPlan) => `while React hydrates the page, started ${signMs} ms after the first paint`,
};

/** Describes a round in one line. */
export const describePlan = (plan: RoundPlan): string =>
  `round ${plan.round}: ${plan.action.name} on ${plan.path}, ${plan.device}, CPU / ${plan.cpuSlowdown.toFixed(1)}, ${STARTS[plan.start](plan)}`;

/** Returns the addresses of the pages to visit. The player is the first one in the grand total. */
export async function listPaths(url: string): Promise<Record<PageName, string>> {
  const total = await (await fetch(`${url}/total/1`)).text();
  const player = /href="(\/user\/[^"/?]+)"/.exec(total)?.[1];
  if (player === undefined) throw new Error(`${url}/total/1 lists no player: seed the demo first`);
  return {
    home: '/',
    stage: '/stage/201',
    total: '/total/1',
    ranking: '/ranking',
    player,
    event: '/limited/151101',
    record: '/record/1',
    records: '/records',
  };
}
