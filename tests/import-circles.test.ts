import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const FILES = globSync('{src,scripts,bench}/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file));
const { imports: ALIASES } = JSON.parse(readFileSync('package.json', 'utf8')) as { imports: Record<string, string> };

/** The files of ours that a file imports, types as well: who must read both to understand one is in a circle. */
function importsOf(file: string): string[] {
  const specifiers = [...readFileSync(file, 'utf8').matchAll(/(?:from|import) '([.#][^']+)'/g)].map(([, specifier = '']) => specifier);
  return specifiers.map((specifier) => {
    if (specifier.startsWith('.')) return join(dirname(file), specifier);
    const [alias = '', ...rest] = specifier.split('/');
    return join((ALIASES[`${alias}/*`] ?? '').slice(0, -1), ...rest);
  });
}

/** The first way that was found from a file back to itself. */
function findCircle(graph: ReadonlyMap<string, readonly string[]>): string[] | undefined {
  const done = new Set<string>();
  const visit = (file: string, way: readonly string[]): string[] | undefined => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (done.has(file)) return undefined;
    for (const next of graph.get(file) ?? []) {
      const circle = visit(next, [...way, file]);
      if (circle) return circle;
    }
    done.add(file);
    return undefined;
  };
  for (const file of graph.keys()) {
    const circle = visit(file, []);
    if (circle) return circle;
  }
  return undefined;
}

test('no file imports itself by way of others', () => {
  const graph = new Map(FILES.map((file) => [file, importsOf(file)]));
  expect(graph.size).toBeGreaterThan(1_000);
  expect(findCircle(graph)).toBeUndefined();
});

test('a circle would be found', () => {
  const graph = new Map([['a', ['b']], ['b', ['c', 'd']], ['c', []], ['d', ['b']]]); // biome-ignore format: a drawing
  expect(findCircle(graph)).toEqual(['b', 'd', 'b']);
});
