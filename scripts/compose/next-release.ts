import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Load } from './load.ts';
import { blocksOf, run } from './manual.ts';
import { statusOf, textOf } from './pages.ts';
import type { Project } from './project.ts';
import { waitUntilHealthy } from './services.ts';

const PAGE = '/stage/201';
const PAUSE_MS = 1_000;

/**
 * Changes the clone's version and style sheet and executes "Upgrade in containers" of docs/operations.md under load.
 * Meanwhile opens a page with its static files again and again, as a reader does. Returns what went wrong.
 */
export async function upgradeToChangedClone(project: Project, load: Load, caFile: string, log: (text: string) => void): Promise<string[]> {
  const [manual] = blocksOf('docs/operations.md', 'compose-upgrade');
  if (manual === undefined) throw new Error('docs/operations.md has no block compose-upgrade');
  const before = await staticFiles(caFile);
  const manifest = join(project.folder, 'package.json');
  writeFileSync(manifest, readFileSync(manifest, 'utf8').replace(/"version": "[^"]+"/, '"version": "9.9.9"'));
  appendFileSync(join(project.folder, 'src/web/styles/base.css'), '\n:root {\n  --next-release: 1;\n}\n');

  const missing = new Set<string>();
  let pages = 0;
  let isDone = false;
  const reading = (async () => {
    for (; !isDone; await wait(PAUSE_MS)) {
      const files = await staticFiles(caFile).catch(() => []); // the load counts failed reads
      for (const file of files) if ((await statusOf(file, caFile)) === 404) missing.add(file);
      if (files.length > 0) pages += 1;
    }
  })();
  const seen = await load.during(async () => {
    try {
      await run(manual, project.folder);
      await waitUntilHealthy(project);
    } finally {
      isDone = true;
      await reading;
    }
  });

  const after = await staticFiles(caFile);
  const added = after.filter((file) => !before.includes(file));
  log(
    `upgraded in ${seen.seconds.toFixed(1)} s; longest time without a post ${seen.silenceSeconds.toFixed(1)} s; failed reads ${seen.failedReads}; ` +
      `${pages} pages opened, ${missing.size} of their files missing; ${added.length} files of the page are new`,
  );
  const faults = [...missing].map((file) => `missing during the upgrade: ${file}`);
  if (seen.failedReads > 0) faults.push(`${seen.failedReads} failed reads during the upgrade`);
  if (added.length === 0) faults.push('after the upgrade, the page has no new file');
  for (const file of [...before, ...after]) {
    const status = await statusOf(file, caFile);
    if (status !== 200) faults.push(`after the upgrade, ${file}: ${status}`);
  }
  return faults;
}

const staticFiles = async (caFile: string): Promise<string[]> => [
  ...new Set((await textOf(PAGE, caFile)).match(/\/_next\/static\/[\w./~-]+\.(?:css|js)/g) ?? []),
];
