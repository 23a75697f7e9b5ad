import { diffLines } from 'diff';
import { type ConformanceRow, hasTitle, type Proof, parseConformance } from '#tests/support/conformance/conformance.ts';
import { type TestTitle, testTitles } from '#tests/support/conformance/test-titles.ts';

export type TestFiles = {
  readonly now: ReadonlyMap<string, string>; // source of every test file, by path
  // Source of a file at the revision at which the document was correct.
  readonly before: (path: string) => string | undefined;
};

type Place = { readonly row: ConformanceRow; readonly proof: Proof };
export type Fix = Place & { readonly renewed: Proof };
export type Undecided = { readonly row: ConformanceRow; readonly problem: string };
type NamedProof = { readonly file: string; readonly title: string };

const SAME_TEST = 0.5; // minimum share of unchanged lines for a test to count as renamed

/**
 * Returns the name of a test file without its folder and kind: `x` for `tests/browser/x.spec.ts` and `src/x.db.test.tsx`.
 */
const stemOf = (path: string) => path.replace(/^.*\//, '').replace(/(?:\.db)?\.(?:test|spec)\.tsx?$/, '');

/** Updates rows of the document whose tests were moved or renamed. Leaves ambiguous rows unchanged and reports them. */
export function fixConformance(text: string, files: TestFiles): { text: string; fixes: Fix[]; undecided: Undecided[] } {
  const lines = text.split('\n');
  const fixes: Fix[] = [];
  const undecided: Undecided[] = [];
  const titles = new Map([...files.now].map(([path, source]) => [path, testTitles(source)]));
  for (const row of parseConformance(text)) {
    for (const { file, title } of row.proofs) {
      if (title === undefined) {
        undecided.push({ row, problem: `\`${file}\` has no test title` });
        continue;
      }
      if (hasTitle(titles.get(file) ?? [], title)) continue;
      const found = findProof({ file, title }, files, titles);
      if (typeof found === 'string') {
        undecided.push({ row, problem: `${format({ file, title })}: ${found}` });
        continue;
      }
      fixes.push({ row, proof: { file, title }, renewed: found });
      lines[row.line - 1] = lines[row.line - 1]?.replace(format({ file, title }), () => format(found)) ?? '';
    }
  }
  return { text: lines.join('\n'), fixes, undecided };
}

export const format = ({ file, title }: Proof): string => `\`${file}\` “${title}”`;

/** Returns the new file and title of a missing test, or the reason why they cannot be determined. */
function findProof(missing: NamedProof, files: TestFiles, titles: ReadonlyMap<string, readonly TestTitle[]>): NamedProof | string {
  const { file, title } = missing;
  const had = (path: string) => hasTitle(testTitles(files.before(path) ?? ''), title);
  const wasHere = had(file);
  const holders = [...titles].filter(([, own]) => hasTitle(own, title)).map(([path]) => path);
  // Excludes files that already contained a test with this title.
  const received = wasHere ? holders.filter((path) => !had(path)) : holders;
  const sameName = received.filter((path) => stemOf(path) === stemOf(file));
  const [moved, ...others] = sameName.length > 0 ? sameName : received;
  if (moved !== undefined) return others.length === 0 ? { file: moved, title } : `now in ${[moved, ...others].join(' and ')}`;
  if (!wasHere)
    return files.now.has(file) ? 'no test has this title, now or before' : 'neither the file nor the title exists, now or before';
  return findRenamed(missing, files, titles);
}

function findRenamed(missing: NamedProof, files: TestFiles, titles: ReadonlyMap<string, readonly TestTitle[]>): NamedProof | string {
  const paths = files.now.has(missing.file) ? [missing.file] : [...titles.keys()].filter((path) => stemOf(path) === stemOf(missing.file));
  const [path, ...others] = paths;
  if (path === undefined) return 'the file no longer exists, and no other file has the title';
  if (others.length > 0) return `the file no longer exists; ${paths.join(' and ')} have its name`;

  const before = files.before(missing.file) ?? '';
  const now = files.now.get(path) ?? '';
  const old = testTitles(before);
  const block = blockOf(before, old, missing.title);
  const candidates = (titles.get(path) ?? []).map(({ title }) => title).filter((title) => !hasTitle(old, title) && !/[|\n]/.test(title));
  const scored = candidates.map((title) => ({ title, share: shareOfSameLines(block, blockOf(now, titles.get(path) ?? [], title)) }));
  const best = Math.max(...scored.map(({ share }) => share));
  if (best < SAME_TEST) return `${path} has no new test with the same lines`;
  const alike = scored.filter(({ share }) => share === best).map(({ title }) => title);
  const [renamed = '', ...more] = alike;
  return more.length === 0 ? { file: path, title: renamed } : `may be any of ${alike.map((title) => `“${title}”`).join(', ')} in ${path}`;
}

/**
 * Returns the lines of a test up to the next title, without its own title and without lines that most tests share.
 * Calls inside a test, such as `getByRole('button', { name })`, may look like titles but are indented further.
 */
function blockOf(source: string, titles: readonly TestTitle[], title: string): string {
  const all = source.split('\n');
  const indent = (line: number) => all[line - 1]?.search(/\S/) ?? 0;
  const start = titles.find((known) => hasTitle([known], title))?.line ?? 1;
  const next = titles.find(({ line }) => line > start && indent(line) <= indent(start))?.line ?? Number.POSITIVE_INFINITY;
  const [first = '', ...others] = all.slice(start - 1, next - 1);
  const opening = /[{(,]$/.test(first) ? [] : [first.replaceAll(/(['"`])(?:\\.|(?!\1)[^\\])+\1/g, '')];
  const lines = [...opening, ...others].map((line) => line.trim()).filter((line) => /\w/.test(line));
  return lines.map((line) => `${line}\n`).join('');
}

function shareOfSameLines(before: string, now: string): number {
  const linesOf = (text: string) => text.split('\n').length - 1;
  const same = diffLines(before, now).filter(({ added, removed }) => !added && !removed);
  return same.reduce((sum, { value }) => sum + linesOf(value), 0) / Math.max(linesOf(before), linesOf(now), 1);
}
