import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const FILES = globSync('{src,scripts,bench}/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file));
const { imports: ALIASES } = JSON.parse(readFileSync('package.json', 'utf8')) as { imports: Record<string, string> };

/** Returns the project files that a file imports, including type imports. */
function importsOf(file: string, source = readFileSync(file, 'utf8')): string[] {
  const specifiers = [...source.matchAll(/(?:from|import) '([.#][^']+)'/g)].map(([, specifier = '']) => specifier);
  return specifiers.map((specifier) => {
    if (specifier.startsWith('.')) return join(dirname(file), specifier);
    const [alias = '', ...rest] = specifier.split('/');
    return join((ALIASES[`${alias}/*`] ?? '').slice(0, -1), ...rest);
  });
}

/** Returns the first import cycle found, as a path from a file back to itself. */
function findCycle(graph: ReadonlyMap<string, readonly string[]>): string[] | undefined {
  const done = new Set<string>();
  const visit = (file: string, path: readonly string[]): string[] | undefined => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return undefined;
    for (const next of graph.get(file) ?? []) {
      const cycle = visit(next, [...path, file]);
      if (cycle) return cycle;
    }
    done.add(file);
    return undefined;
  };
  for (const file of graph.keys()) {
    const cycle = visit(file, []);
    if (cycle) return cycle;
  }
  return undefined;
}

test('no source file imports itself through other files', () => {
  const graph = new Map(FILES.map((file) => [file, importsOf(file)]));
  expect(graph.size).toBeGreaterThan(1_000);
  expect(findCycle(graph)).toBeUndefined();
});

test('findCycle returns the cycle in a graph that has one', () => {
  const graph = new Map([['a', ['b']], ['b', ['c', 'd']], ['c', []], ['d', ['b']]]); // biome-ignore format: a drawing
  expect(findCycle(graph)).toEqual(['b', 'd', 'b']);
});

/**
 * Returns the feature that a file belongs to. Its imports are checked here, because the patterns of the linter cannot
 * refer to the importing feature.
 */
const featureOf = (file: string) => /^src\/web\/features\/([^/]+)\//.exec(file)?.[1];
const importsOfOtherFeatures = (file: string, source?: string) =>
  importsOf(file, source).filter((imported) => featureOf(imported) && featureOf(imported) !== featureOf(file));

test('no feature imports another feature', () => {
  const files = globSync('src/web/features/**/*.{ts,tsx}');
  expect(files.length).toBeGreaterThan(500);
  expect(files.flatMap((file) => importsOfOtherFeatures(file))).toEqual([]);
});

test.each([
  ["import { PostForm } from '#web/features/records/post/post-form.tsx';", ['src/web/features/records/post/post-form.tsx']],
  ["export type { Row } from '#web/features/records/page/row.ts';", ['src/web/features/records/page/row.ts']],
  ["import { HomePage } from '#web/features/home/cards/home-card.tsx';\nimport { x } from './x.ts';", []],
])('importsOfOtherFeatures finds the planted import in %s', (source, found) => {
  expect(importsOfOtherFeatures('src/web/features/home/page/home-page.tsx', source)).toEqual(found);
});

test('components are loaded on demand with lazyOr, because a failed import would replace the whole page', () => {
  const files = globSync('src/{web,app}/**/*.tsx').filter((file) => !/\.test\.tsx$/.test(file));
  const withLazy = files.filter((file) => /import \{[^}]*\blazy\b[^}]*\} from 'react'/.test(readFileSync(file, 'utf8')));
  expect(withLazy).toEqual(['src/web/features/records/queue/queue-gate.tsx']); // Tries until it succeeds.
});

test('no folder of sources, scripts or tests has more than 30 entries, except those that ARCHITECTURE.md explains', () => {
  const counts = new Map<string, number>();
  for (const path of globSync('{src,scripts,ops,bench,tests}/**')) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
  const explained = /## Large folders\n(.*?)(?=\n## |$)/s.exec(readFileSync('ARCHITECTURE.md', 'utf8'))?.[1] ?? '';
  expect(counts.size).toBeGreaterThan(100);
  expect([...counts].filter(([folder, count]) => count > 30 && !explained.includes(`\`${folder}\``))).toEqual([]);
});
