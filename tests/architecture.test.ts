import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

// ARCHITECTURE.md against the linter's settings and the imports themselves.

const read = (path: string) => readFileSync(path, 'utf8');
const architecture = read('ARCHITECTURE.md');

type Override = {
  readonly includes: readonly string[];
  readonly linter: { rules: { style: { noRestrictedImports: { options: { patterns: { group: string[] }[] } } } } };
};
const { overrides } = JSON.parse(read('biome.json')) as { overrides: Override[] };

/** What may be imported into a room, as a person would name it: `#data`, `next`, `node:fs/promises`. */
const letIn = ({ linter }: Override): string[] =>
  (linter.rules.style.noRestrictedImports.options.patterns[0]?.group ?? [])
    .filter((pattern) => pattern.startsWith('!') && pattern !== '!./*')
    .map((pattern) => pattern.slice(1).replace(/\/?\*.*$/, ''))
    .map((module) => /^(?:#[^*]+|node:.*|@[^/]+\/[^/]+|[^/@#]+)/.exec(module)?.[0] ?? module);

/** The second cell of a room's row; a shell's row begins with what a feature may. */
function doorsOf(room: string): string {
  const row = new RegExp(`^\\| \`${RegExp.escape(room)}\` \\| (.+?) \\|`, 'm').exec(architecture)?.[1] ?? '';
  return row.startsWith('as a feature') ? row + doorsOf('src/web/features/x') : row;
}
const rooms = overrides.flatMap((override) => {
  const [room = '', other] = override.includes;
  return other ? [] : [[room.replace(/\/\*\*$/, '').replace(/\/features$/, '/features/x'), override] as const];
});

test.each(rooms)('the row of %s names all that the linter lets in', (room, override) => {
  const doors = doorsOf(room);
  expect(doors).not.toBe('');
  expect(letIn(override).filter((module) => !doors.includes(module))).toEqual([]);
});

const fileOf = (module: string, from: string): string =>
  module.startsWith('./') ? join(dirname(from), module) : module.replace(/^#/, 'src/');

/** Whether a file imports another, itself or through files between them. */
function leadsTo(from: string, to: string, seen = new Set<string>()): boolean {
  if (from === to) return true;
  if (seen.has(from) || !existsSync(from)) return false;
  seen.add(from);
  const imports = [...read(from).matchAll(/(?:from|import)\s*\(?'([#.][^']+\.tsx?)'/g)].map(([, module = '']) => fileOf(module, from));
  return imports.some((file) => leadsTo(file, to, seen));
}

test('where an arrow stands between two files, the first leads to the second', () => {
  const whole = (path: string) => (existsSync(path) ? path : join('src', path));
  const chains = architecture.split(/\n\n/).flatMap((paragraph) => [...paragraph.matchAll(/`[^`]+`(?:\s*→\s*`[^`]+`)+/g)]);
  const arrows = chains.flatMap(([chain]) => {
    const files = [...chain.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path).filter((path) => /\/.+\.tsx?$/.test(path));
    return files.slice(1).map((to, at) => [whole(files[at] ?? ''), whole(to)] as const);
  });
  expect(arrows.length).toBeGreaterThan(3);
  expect(arrows.filter(([from, to]) => !leadsTo(from, to))).toEqual([]);
});
