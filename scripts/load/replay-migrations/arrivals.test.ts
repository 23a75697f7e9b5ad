import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chooseArrivals, listArrivals, MIGRATIONS } from './arrivals.ts';

describe('in a git history with a merged branch', () => {
  const checkout = mkdtempSync(join(tmpdir(), 'stargrass-arrivals-'));
  const commits: Record<string, string> = {};
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=moss', '-c', 'user.email=moss@example.org', '-c', 'commit.gpgsign=false', ...args], {
      cwd: checkout,
      encoding: 'utf8',
    }).trim();
  const commit = (title: string, ...names: string[]) => {
    for (const name of names) writeFileSync(join(checkout, MIGRATIONS, name), name);
    git('add', '.');
    git('commit', '--allow-empty', '-qm', title);
    commits[title] = git('rev-parse', 'HEAD');
  };

  beforeAll(() => {
    mkdirSync(join(checkout, MIGRATIONS), { recursive: true });
    git('init', '-qb', 'main');
    commit('begin', '0001_begin.sql');
    commit('fork', '0002_gone.sql');
    git('checkout', '-qb', 'branch');
    commit('on the branch', '0005_late.sql');
    commit('on the branch again', '0006_later.sql');
    git('checkout', '-q', 'main');
    commit('beside it', '0007_early.sql');
    git('rm', '-q', `${MIGRATIONS}/0002_gone.sql`);
    commit('remove');
    git('merge', '-q', '--no-ff', '-m', 'merge', 'branch');
    git('mv', `${MIGRATIONS}/0007_early.sql`, `${MIGRATIONS}/0008_early.sql`);
    commit('rename');
  });
  afterAll(() => rmSync(checkout, { recursive: true }));

  test("listArrivals lists a branch's migrations at its merge and omits initial and deleted migrations", () => {
    expect(listArrivals(checkout)).toEqual([
      { name: '0005_late.sql', before: commits.remove },
      { name: '0006_later.sql', before: commits.remove },
      { name: '0008_early.sql', before: git('rev-parse', 'HEAD~1') },
    ]);
  });

  test('the commit before a migration contains all earlier migrations but not the migration itself', () => {
    const arrivals = listArrivals(checkout);
    for (const [at, { name, before }] of arrivals.entries()) {
      const there = git('ls-tree', '--name-only', before, `${MIGRATIONS}/`);
      expect(there).not.toContain(name);
      const fromEarlier = arrivals.slice(0, at).filter((earlier) => earlier.before !== before);
      for (const earlier of fromEarlier) expect(there).toContain(earlier.name);
    }
  });
});

test('chooseArrivals selects the last migrations or a named one, which may be uncommitted', () => {
  const arrivals = ['0001_a.sql', '0002_b.sql', '0003_c.sql'].map((name) => ({ name, before: `before ${name}` }));
  expect(chooseArrivals(arrivals, { last: 2 })).toEqual(arrivals.slice(1));
  expect(chooseArrivals(arrivals, { last: 2, named: '0001_a.sql' })).toEqual(arrivals.slice(0, 1));
  expect(chooseArrivals(arrivals, { last: 2, named: '0004_d.sql' })).toEqual([{ name: '0004_d.sql', before: 'HEAD' }]);
});
