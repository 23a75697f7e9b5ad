// The last lines of .ci/run: how long each step took, and how many tests passed and failed.
import { existsSync, readFileSync } from 'node:fs';

const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);
const json = (file: string) => JSON.parse(read(file) ?? '{}') as Record<string, number> & { stats?: Record<string, number> };

let passed = 0;
let failed = 0;
for (const line of (read('test-results/steps.tsv') ?? '').trim().split('\n')) {
  const [name, result, seconds] = line.split('\t');
  console.log(`${name}: ${result}, ${seconds} s`);
  if (result === 'passed') passed += 1;
  else failed += 1;
}
for (const file of ['test-results/unit.json', 'test-results/db.json']) {
  passed += json(file).numPassedTests ?? 0;
  failed += json(file).numFailedTests ?? 0;
}
const browser = json('test-results/e2e.json').stats ?? {};
passed += browser.expected ?? 0;
failed += (browser.unexpected ?? 0) + (browser.flaky ?? 0);

console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
