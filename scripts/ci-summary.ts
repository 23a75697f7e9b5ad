// The last lines of .ci/run: which tests failed and why, how long each step took, and how many passed and failed.
import { existsSync, readFileSync } from 'node:fs';

type Told = { readonly title: string; readonly message: string };
type Count = { readonly passed: number; readonly failed: readonly Told[] };

type VitestReport = {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
};
type Suite = {
  readonly suites?: readonly Suite[];
  readonly specs?: readonly {
    readonly file: string;
    readonly title: string;
    readonly ok: boolean;
    readonly tests: readonly { readonly results: readonly { readonly error?: { readonly message?: string } }[] }[];
  }[];
};
type PlaywrightReport = Suite & { readonly stats: { readonly expected: number } };

const LONGEST_MESSAGE = 1_500;

const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);
const report = <Report>(file: string): Report | undefined => {
  const text = read(file);
  return text === undefined ? undefined : (JSON.parse(text) as Report);
};

function countVitest(file: string): Count {
  const { numPassedTests = 0, testResults = [] } = report<VitestReport>(file) ?? {};
  const failed = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults
      .filter((test) => test.status === 'failed')
      .map(({ fullName, failureMessages }) => ({ title: `${name} › ${fullName}`, message: failureMessages.join('\n') }));
    return status === 'failed' && tests.length === 0 ? [{ title: name, message }] : tests; // a file that could not even begin
  });
  return { passed: numPassedTests, failed };
}

const failedSpecs = ({ suites = [], specs = [] }: Suite): Told[] => [
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => ({
      title: `${file} › ${title}`,
      message: tests.flatMap(({ results }) => results.map(({ error }) => error?.message ?? '')).join('\n'),
    })),
  ...suites.flatMap(failedSpecs),
];

function countPlaywright(file: string): Count {
  const told = report<PlaywrightReport>(file);
  return told ? { passed: told.stats.expected, failed: failedSpecs(told) } : { passed: 0, failed: [] };
}

function countSteps(file: string): Count {
  const steps = (read(file) ?? '')
    .trim()
    .split('\n')
    .map((line) => line.split('\t'));
  for (const [name, result, seconds] of steps) console.log(`${name}: ${result}, ${seconds} s`);
  const failed = steps.filter(([, result]) => result !== 'passed').map(([name = '']) => ({ title: `step ${name}`, message: '' }));
  return { passed: steps.length - failed.length, failed };
}

const counts = [
  countVitest('test-results/unit.json'),
  countVitest('test-results/db.json'),
  countVitest('test-results/fuzz.json'),
  countPlaywright('test-results/e2e.json'),
  countPlaywright('test-results/edge.json'),
  countSteps('test-results/steps.tsv'),
];
const failed = counts.flatMap((count) => count.failed);
for (const { title, message } of failed) console.log(`✗ ${title}\n${message.slice(0, LONGEST_MESSAGE)}`);
console.log(`${counts.reduce((sum, { passed }) => sum + passed, 0)} passed, ${failed.length} failed`);
process.exitCode = failed.length === 0 ? 0 : 1;
