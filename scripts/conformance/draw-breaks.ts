import { randomLcg, randomUniform } from 'd3-random';
import { type Break, needsBuild } from '#tests/support/conformance/breaks.ts';

const PER_BUILD = 10;

/** Draws patches by a seed, at most `onBuild` of them with tests that need a build. */
export function drawBreaks(all: readonly Break[], { rows, seed, onBuild }: { rows: number; seed: number; onBuild: number }): Break[] {
  const random = randomUniform.source(randomLcg(seed / 2 ** 32))();
  const shuffled = all
    .map((patch) => ({ patch, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ patch }) => patch);
  const built = shuffled.filter(needsBuild).slice(0, onBuild);
  return shuffled.filter((patch) => !needsBuild(patch) || built.includes(patch)).slice(0, rows);
}

/** Distributes patches over as few builds as possible: up to ten per build, no two in one source file or one test file. */
export function groupByBuild(patches: readonly Break[]): Break[][] {
  const builds: Break[][] = Array.from({ length: Math.ceil(patches.length / PER_BUILD) }, () => []);
  for (const patch of patches) {
    const fits = (other: Break) => other.file !== patch.file && other.test.file !== patch.test.file;
    const [build] = builds.filter((own) => own.length < PER_BUILD && own.every(fits)).sort((a, b) => a.length - b.length);
    if (build) build.push(patch);
    else builds.push([patch]);
  }
  return builds;
}
