import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

const TESTS = globSync('src/usecases/**/*.db.test.ts')
  .toSorted()
  .map((name) => ({ name, text: readFileSync(name, 'utf8') }));

/** Returns the database tests that may test a use case: its own, those that import it, and those in its folder, in this order. */
export function ownTests(file: string): string[] {
  const own = file.replace(/\.ts$/, '.db.test.ts');
  const imports = ({ name, text }: (typeof TESTS)[number]) =>
    text.includes(`'#${file.slice('src/'.length)}'`) || (dirname(name) === dirname(file) && text.includes(`'./${file.split('/').at(-1)}'`));
  const [, , folder] = file.split('/');
  const names = [
    own,
    ...TESTS.filter(imports).map(({ name }) => name),
    ...TESTS.map(({ name }) => name).filter((name) => name.split('/')[2] === folder),
  ];
  return [...new Set(names)].filter((name) => TESTS.some((test) => test.name === name));
}
