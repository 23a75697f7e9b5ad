import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

type Job = {
  readonly 'timeout-minutes': number;
  readonly strategy?: { readonly matrix: { readonly include: readonly { readonly steps: string }[] } };
  readonly steps: readonly { readonly run?: string; readonly env?: Readonly<Record<string, string>> }[];
};
type Workflow = { readonly on: Readonly<Record<string, unknown>>; readonly jobs: Readonly<Record<string, Job>> };

// Workflows run only on GitHub, so these tests check the workflow files as text.
const read = (file: string) => readFileSync(file, 'utf8');
const workflows = globSync('.github/workflows/*.yml').map(read);
const gate = parse(read('.github/workflows/ci.yml')) as Workflow;
const nightly = parse(read('.github/workflows/nightly.yml')) as Workflow;
const release = parse(read('.github/workflows/release.yml')) as Workflow;
const TRUST = 'git config --global --add safe.directory "$GITHUB_WORKSPACE"'; // git refuses a checkout of another user
const jobsOf = ({ jobs }: Workflow): readonly Job[] => Object.values(jobs);
const commandsOf = (workflow: Workflow) => jobsOf(workflow).flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []));

test('the workflows use only two actions, pinned to a commit, with its version in a comment', () => {
  const used = workflows.flatMap((text) => [...text.matchAll(/uses: (.+)/g)].map(([, action = '']) => action));
  expect(new Set(used.map((action) => action.replace(/@.*/, '')))).toEqual(new Set(['actions/checkout', 'actions/upload-artifact']));
  expect(new Set(used).size).toBe(2);
  expect(used.filter((action) => !/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action))).toEqual([]);
});

test('workflows may only read the code and have no credentials or secrets, except for the key of releases', () => {
  for (const text of workflows) {
    expect(text).toMatch(/^permissions:\n {2}contents: read\n\n/m);
    expect(text.match(/permissions:/g)).toHaveLength(1);
    expect(text).toMatch(/actions\/checkout@.+\n +with:\n +persist-credentials: false/);
    expect(text).not.toMatch(/secrets\.(?!RELEASE_SIGNING_KEY )/);
  }
});

test('every workflow job is limited to at most an hour', () => {
  const limits = [gate, nightly, release].flatMap(jobsOf).map((job) => job['timeout-minutes']);
  expect(limits.length).toBeGreaterThanOrEqual(2);
  expect(limits.filter((minutes) => !(minutes <= 60))).toEqual([]);
});

test('every change runs the merge gate and nothing else', () => {
  expect(Object.keys(gate.on)).toEqual(expect.arrayContaining(['push', 'pull_request']));
  expect(commandsOf(gate)).toEqual([TRUST, 'bash .ci/run']);
});

describe('the nightly workflow', () => {
  const groups = jobsOf(nightly).flatMap(({ strategy }) => strategy?.matrix.include.map(({ steps }) => steps.split(' ')) ?? []);

  test('starts the full run on a schedule and manually', () => {
    expect(Object.keys(nightly.on)).toEqual(['schedule', 'workflow_dispatch']);
    expect(commandsOf(nightly)).toEqual([TRUST, expect.stringMatching(/^bash \.ci\/full \$\{\{ matrix\.steps \}\}$/)]);
  });

  test('contains every step of .ci/full in one of its jobs', () => {
    const listed = execFileSync('bash', ['.ci/full', '--list'], { encoding: 'utf8' }).trim().split('\n');
    expect([...new Set(groups.flat())].sort()).toEqual(listed.toSorted());
  });

  test('installs and builds before every step that needs it', () => {
    const needs = (step: string) =>
      execFileSync('bash', ['-c', 'source .ci/steps.sh && needs_of "$1"', '_', step], { encoding: 'utf8' }).split(/\s+/).filter(Boolean);
    const missing = groups.flatMap((steps) =>
      steps.flatMap((step, at) => needs(step).flatMap((need) => (steps.slice(0, at).includes(need) ? [] : [`${step} needs ${need}`]))),
    );
    expect(missing).toEqual([]);
  });
});

describe('the release workflow', () => {
  const steps = jobsOf(release).flatMap((job) => job.steps);
  const SIGN = 'test -n "$RELEASE_SIGNING_KEY" && npm run --silent release:files -- release';

  test('starts only on version tags and refuses a tag that is not the version', () => {
    expect(release.on).toEqual({ push: { tags: ['v*'] } });
    expect(commandsOf(release)[0]).toMatch(/^test "\$GITHUB_REF_NAME" = "v\$\(.+package\.json\)"$/);
  });

  test('verifies packages, writes images and files, and compares two builds', () => {
    const [, ...commands] = commandsOf(release);
    expect(commands).toEqual([
      expect.stringContaining('npm audit signatures'),
      'scripts/release/images.sh release',
      SIGN,
      'npm run --silent release:compare',
    ]);
    expect(release.jobs.files).toMatchObject({ needs: 'compare' });
  });

  test('passes the signing key to the step that signs and to no other', () => {
    const withKey = steps.filter(({ env }) => env !== undefined);
    expect(withKey.map(({ run }) => run)).toEqual([SIGN]);
    expect(read('.github/workflows/release.yml').match(/secrets\./g)).toHaveLength(1);
  });

  test('saves every image of the Dockerfile that a container is made of', () => {
    const saved = /for target in (.+); do/.exec(read('scripts/release/images.sh'))?.[1]?.split(' ');
    const targets = new Set([...read('compose.yaml').matchAll(/target: ([\w-]+)/g)].map(([, target]) => target));
    expect(saved?.toSorted()).toEqual([...targets].sort());
  });
});
