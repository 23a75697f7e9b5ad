import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// Nothing here runs on the usual hosting, so what must hold of its files is read off their text.
const workflows = globSync('.github/workflows/*.yml').map((file) => readFileSync(file, 'utf8'));

test('an action of others is pinned to a commit, and its version stands beside it', () => {
  const used = workflows.flatMap((text) => [...text.matchAll(/uses: (.+)/g)].map(([, action = '']) => action));
  expect(used.length).toBeGreaterThan(0);
  expect(used.filter((action) => !/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action))).toEqual([]);
});

test('a workflow may read the code and nothing else, keeps no credentials and runs what everybody runs', () => {
  for (const text of workflows) {
    expect(text).toMatch(/^permissions:\n {2}contents: read\n\n/m);
    expect(text.match(/permissions:/g)).toHaveLength(1);
    expect(text).toMatch(/actions\/checkout@.+\n +with:\n +persist-credentials: false/);
    expect(text).not.toContain('secrets.');
  }
  expect(workflows.some((text) => text.includes('run: bash .ci/run\n'))).toBe(true);
});
