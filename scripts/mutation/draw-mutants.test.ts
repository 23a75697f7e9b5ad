import { expect, test } from 'vitest';
import { drawMutants, type UsecaseMutant } from './list-mutants.ts';

const mutantsOf = (file: string, first = 0): UsecaseMutant[] =>
  Array.from({ length: 50 }, (_, index) => {
    const line = first + index;
    return { id: String(index), key: `${file}:${line}`, file, line, mutator: 'BooleanLiteral', original: 'true', replacement: 'false' };
  });

test('draws the same mutants for the same seed, in any order of the files', () => {
  const [a, b] = [mutantsOf('a.ts'), mutantsOf('b.ts')];
  expect(drawMutants([...a, ...b], 20, '1')).toEqual(drawMutants([...b, ...a], 20, '1'));
  expect(drawMutants([...a, ...b], 20, '1')).not.toEqual(drawMutants([...a, ...b], 20, '2'));
});

test('a smaller draw is the start of a larger one', () => {
  const all = mutantsOf('a.ts');
  expect(drawMutants(all, 30, '1').slice(0, 10)).toEqual(drawMutants(all, 10, '1'));
});

test('a change to one file hardly changes which mutants of other files are drawn', () => {
  const ofA = (drawn: readonly UsecaseMutant[]) => new Set(drawn.filter(({ file }) => file === 'a.ts').map(({ key }) => key));
  const before = ofA(drawMutants([...mutantsOf('a.ts'), ...mutantsOf('b.ts')], 40, '1'));
  const after = ofA(drawMutants([...mutantsOf('a.ts'), ...mutantsOf('b.ts', 100)], 40, '1'));
  expect([...before].filter((key) => !after.has(key)).length).toBeLessThan(5);
});
