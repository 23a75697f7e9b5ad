import { expect, test, vi } from 'vitest';
import { cellAt } from './cell-at.ts';

const strip = Object.assign(document.createElement('a'), {
  textContent: ' 5\t12\t ·',
  getBoundingClientRect: () => ({ left: 100, width: 72 }) as DOMRect,
});
const at = (clientX: number, detail = 1) => new MouseEvent('click', { clientX, detail });

test('a click lies on the cell below it, and a key or a phone on none', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  expect([100, 123, 124, 160, 400].map((x) => cellAt(strip, at(x)))).toEqual([0, 0, 1, 2, 2]);
  expect(cellAt(strip, at(0, 0))).toBeUndefined();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  expect(cellAt(strip, at(124))).toBeUndefined();
  vi.unstubAllGlobals();
});
