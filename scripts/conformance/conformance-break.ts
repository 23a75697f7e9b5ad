// npm run conformance:break -- [--rows 40] [--seed S] [--on-build 15] [--only 3.14,D2.1]: applies patches of tests/breaks to
// a copy of the checkout and expects that the test that docs/conformance.md names for each row fails. First expects
// that these tests pass without a patch. The default seed changes every day. Exits with 1 if a patch is not caught.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Outcome, runTests } from '#scripts/ci/run-named-tests.ts';
import { copyCheckout } from '#scripts/try/copy-checkout.ts';
import { applyBreak, type Break, needsBuild, readBreaks } from '#tests/support/conformance/breaks.ts';
import { drawBreaks, groupByBuild } from './draw-breaks.ts';

const DAY_MS = 86_400_000;
const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '40' },
    seed: { type: 'string', default: String(Math.floor(Date.now() / DAY_MS)) },
    'on-build': { type: 'string', default: '15' },
    only: { type: 'string' },
  },
});
const only = values.only?.split(',');
const all = readBreaks();
const patches = only
  ? all.filter(({ row }) => only.includes(row))
  : drawBreaks(all, { rows: Number(values.rows), seed: Number(values.seed), onBuild: Number(values['on-build']) });
const built = patches.filter(needsBuild);

// Beside the checkout by default, so that node_modules can be hard links.
const copy = mkdtempSync(join(process.env.TRY_FOLDER ?? dirname(process.cwd()), 'stargrass-break-'));
const env = {
  ...process.env,
  FULL: '', // Tests must fail in the volume of the merge gate.
  // The copy has no .tools folder, so it uses the Node.js that runs this script.
  PATH: `${dirname(process.execPath)}:${process.env.PATH}`,
  // All runs use the template databases that the first one creates, with code that is not broken.
  TEMPLATE_HASH: `break${process.pid}`,
};

const build = () => execFileSync('scripts/build.sh', { cwd: copy, env, stdio: ['ignore', 'ignore', 'inherit'] });

function withBreaks<T>(chosen: readonly Break[], action: () => T): T {
  const originals = new Map(chosen.map(({ file }) => [file, readFileSync(join(copy, file), 'utf8')]));
  try {
    for (const patch of chosen) writeFileSync(join(copy, patch.file), applyBreak(patch, originals.get(patch.file) ?? ''));
    return action();
  } finally {
    for (const [file, source] of originals) writeFileSync(join(copy, file), source);
  }
}

/** Returns why a patch does not count as caught, or undefined if it does. */
function whyMissed({ message = '' }: Break, { ran, messages }: Outcome): string | undefined {
  if (!ran) return 'the test did not run';
  if (messages.length === 0) return 'the test passed';
  return messages.some((text) => text.includes(message)) ? undefined : `the failure does not contain “${message}”:\n${messages[0]}\n `;
}

let missed = 0;
function report(patch: Break, outcome: Outcome): void {
  const why = whyMissed(patch, outcome);
  console.log(`${why === undefined ? 'caught    ' : 'NOT CAUGHT'} ${patch.row} ${patch.why}`);
  if (why === undefined) return;
  missed++;
  console.log(`  ${why}: ${patch.test.file} “${patch.test.title}”`);
}

function expectSuccess(): void {
  const outcomes = runTests(copy, patches.map(({ test }) => test), env); // biome-ignore format: one thought
  const failed = patches.filter((_, index) => !outcomes[index]?.ran || outcomes[index].messages.length > 0);
  if (failed.length === 0) return;
  const lines = failed.map(
    (patch) => `${patch.row} ${patch.test.file} “${patch.test.title}” ${outcomes[patches.indexOf(patch)]?.messages}`,
  );
  throw new Error(`without a patch, these tests fail or do not run:\n${lines.join('\n')}`);
}

try {
  console.log(`${patches.length} of ${all.length} patches, ${built.length} of them on a build, seed ${values.seed}`);
  copyCheckout(copy);
  if (built.length > 0 && existsSync('.next/standalone')) cpSync('.next', join(copy, '.next'), { recursive: true, verbatimSymlinks: true });
  else if (built.length > 0) build();
  expectSuccess();
  for (const patch of patches.filter((own) => !needsBuild(own)))
    for (const outcome of withBreaks([patch], () => runTests(copy, [patch.test], env))) report(patch, outcome);
  for (const group of groupByBuild(built)) {
    const outcomes = withBreaks(group, () => {
      build();
      return runTests(copy, group.map(({ test }) => test), env); // biome-ignore format: one thought
    });
    for (const [index, outcome] of outcomes.entries()) if (group[index]) report(group[index], outcome);
  }
  console.log(`${patches.length - missed} caught, ${missed} not caught`);
  process.exitCode = missed === 0 ? 0 : 1;
} finally {
  execFileSync('scripts/services.sh', ['down'], { cwd: copy, stdio: 'ignore' });
  rmSync(copy, { recursive: true, force: true });
}
