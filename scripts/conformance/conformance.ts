// npm run conformance: finds rows of docs/conformance.md whose test was moved or renamed.
// --fix updates the unambiguous rows. --since REVISION names the revision at which the document was correct (default
// HEAD).
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { parseConformance } from '#tests/support/conformance/conformance.ts';
import { fixConformance, format } from './conformance-fix.ts';

const DOCUMENT = 'docs/conformance.md';
const { values } = parseArgs({ options: { fix: { type: 'boolean', default: false }, since: { type: 'string', default: 'HEAD' } } });

const paths = globSync('{src,tests,scripts,ops,bench}/**/*.{test,spec}.{ts,tsx}');
const versions = new Map<string, string | undefined>();

function before(path: string): string | undefined {
  if (!versions.has(path)) {
    const { status, stdout } = spawnSync('git', ['show', `${values.since}:${path}`], { encoding: 'utf8', maxBuffer: 2 ** 26 });
    versions.set(path, status === 0 ? stdout : undefined);
  }
  return versions.get(path);
}

const document = readFileSync(DOCUMENT, 'utf8');
const { text, fixes, undecided } = fixConformance(document, {
  now: new Map(paths.map((path) => [path, readFileSync(path, 'utf8')])),
  before,
});
if (values.fix && text !== document) writeFileSync(DOCUMENT, text);
for (const { row, proof, renewed } of fixes) {
  console.log(
    `${DOCUMENT}:${row.line} ${row.number}: ${values.fix ? 'changed' : 'can be changed'}\n  from ${format(proof)}\n  to   ${format(renewed)}`,
  );
}
const problems = [
  ...undecided,
  ...parseConformance(document).flatMap((row) =>
    row.built.filter((file) => !existsSync(file)).map((file) => ({ row, problem: `\`${file}\` (implementation) does not exist` })),
  ),
];
for (const { row, problem } of problems) console.error(`${DOCUMENT}:${row.line} ${row.number}: edit by hand: ${problem}`);
if (fixes.length > 0 && !values.fix) console.log('Run `npm run conformance -- --fix` to change these.');
if (fixes.length + problems.length === 0) console.log(`${DOCUMENT} refers only to files and tests that exist`);
process.exitCode = problems.length > 0 || (fixes.length > 0 && !values.fix) ? 1 : 0;
