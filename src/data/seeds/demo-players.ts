import { randomExponential, randomNormal } from 'd3-random';
import { DAY_MS } from '#domain/shared/time-units.ts';
import { demoNames } from './demo-names.ts';

export type DemoPlayer = {
  readonly handle: string;
  readonly name: string | null;
  readonly skill: number; // Skill from 0 to 1, normally distributed.
  readonly activity: number; // Weight for the player's share of all posts. A few players post most records.
  readonly favourites: readonly number[]; // Ids of the player's favourite series.
  readonly joinedAt: Date;
  readonly lastAt: Date;
};

const FIRST_DAY = Date.UTC(2014, 0, 4);
const GAMES = [1, 2, 3, 4];

/** Returns a realistic community, in which a few players stay for years and most only for a while. */
export function demoPlayers(count: number, now: Date, random: () => number): DemoPlayer[] {
  const normal = randomNormal.source(random)(0.55, 0.18);
  const exponential = randomExponential.source(random)(1);
  const years = now.getTime() - FIRST_DAY;

  return demoNames()
    .slice(0, count)
    .map((name, index) => {
      const joinedAt = FIRST_DAY + years * 0.96 * random() ** 1.3;
      const keen = random() < 0.35; // The player is still active.
      const lastAt = keen ? now.getTime() : joinedAt + (now.getTime() - joinedAt) * random();
      return {
        handle: demoHandle(name, index),
        name: random() < 0.04 ? null : name,
        skill: Math.min(1, Math.max(0, normal())),
        activity: exponential() ** 2 + 0.15 + (keen ? 0.8 : 0),
        favourites: GAMES.filter(() => random() < 0.5),
        joinedAt: new Date(joinedAt),
        lastAt: new Date(Math.max(lastAt, joinedAt + DAY_MS)),
      };
    });
}

function demoHandle(name: string, index: number): string {
  const latin = name.toLowerCase().replaceAll(/[^a-z0-9_-]/g, '');
  return latin.length >= 3 && !/[^\x20-\x7e]/.test(name) ? latin : `player${index + 1}`;
}
