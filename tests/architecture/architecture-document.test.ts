import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

// Checks ARCHITECTURE.md against the linter's settings and the actual imports.

const read = (path: string) => readFileSync(path, 'utf8');
const architecture = read('ARCHITECTURE.md');

type Override = {
  readonly includes: readonly string[];
  readonly linter: { rules: { style: { noRestrictedImports: { options: { patterns: { group: string[] }[] } } } } };
};
const { overrides } = JSON.parse(read('biome.json')) as { overrides: Override[] };

/**
 * Returns the modules that a layer may import, in the spelling of ARCHITECTURE.md: `#data`, `next`, `node:fs/promises`.
 */
const allowedImports = ({ linter }: Override): string[] =>
  (linter.rules.style.noRestrictedImports.options.patterns[0]?.group ?? [])
    .filter((pattern) => pattern.startsWith('!') && pattern !== '!./*')
    .map((pattern) => pattern.slice(1).replace(/\/?\*.*$/, ''))
    .map((module) => /^(?:#[^*]+|node:.*|@[^/]+\/[^/]+|[^/@#]+)/.exec(module)?.[0] ?? module);

/**
 * Returns the list of allowed imports from a layer's row in ARCHITECTURE.md. A row that starts with "as a feature" also
 * includes the imports of a feature.
 */
function importsCellOf(layer: string): string {
  const row = new RegExp(`^\\| \`${RegExp.escape(layer)}\` \\| (.+?) \\|`, 'm').exec(architecture)?.[1] ?? '';
  return row.startsWith('as a feature') ? row + importsCellOf('src/web/features/x') : row;
}
const layers = overrides.flatMap((override) => {
  const [layer = '', other] = override.includes;
  return other ? [] : [[layer.replace(/\/\*\*$/, '').replace(/\/features$/, '/features/x'), override] as const];
});

test.each(layers)('ARCHITECTURE.md lists every import that the linter allows in %s', (layer, override) => {
  const allowed = importsCellOf(layer);
  expect(allowed).not.toBe('');
  expect(allowedImports(override).filter((module) => !allowed.includes(module))).toEqual([]);
});

const fileOf = (module: string, from: string): string =>
  module.startsWith('./') ? join(dirname(from), module) : module.replace(/^#/, 'src/');

/** Returns whether a file imports another file, directly or transitively. */
function importsFile(from: string, to: string, seen = new Set<string>()): boolean {
  if (from === to) return true;
  if (seen.has(from) || !existsSync(from)) return false;
  seen.add(from);
  const imports = [...read(from).matchAll(/(?:from|import)\s*\(?'([#.][^']+\.tsx?)'/g)].map(([, module = '']) => fileOf(module, from));
  return imports.some((file) => importsFile(file, to, seen));
}

test('ARCHITECTURE.md draws an arrow between two files only if the first imports the second', () => {
  const whole = (path: string) => (existsSync(path) ? path : join('src', path));
  const chains = architecture.split(/\n\n/).flatMap((paragraph) => [...paragraph.matchAll(/`[^`]+`(?:\s*→\s*`[^`]+`)+/g)]);
  const arrows = chains.flatMap(([chain]) => {
    const files = [...chain.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path).filter((path) => /\/.+\.tsx?$/.test(path));
    return files.slice(1).map((to, at) => [whole(files[at] ?? ''), whole(to)] as const);
  });
  expect(arrows.length).toBeGreaterThan(3);
  expect(arrows.filter(([from, to]) => !importsFile(from, to))).toEqual([]);
});
