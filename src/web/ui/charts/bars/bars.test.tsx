import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import fc from '#tests/support/fast-check.ts';
import { GapBar } from './gap-bar.tsx';
import { Ring } from './ring.tsx';
import { ShareBar } from './share-bar.tsx';
import { SplitBar } from './split-bar.tsx';

const parse = (element: ReactElement) => {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(element);
  return page;
};

describe('Ring', () => {
  const draw = (value: number, whole: number) =>
    parse(
      <Ring sentence="1,984 points, 16 to A1" value={value} whole={whole} colour="var(--rank-a1)">
        <b>inside</b>
      </Ring>,
    );
  const arc = (value: number, whole: number) => draw(value, whole).querySelector('[data-arc]')?.getAttribute('stroke-dasharray');

  test('is labelled with its sentence and renders its children', () => {
    const ring = draw(1, 2);
    expect(ring.querySelector('[role=img]')?.getAttribute('aria-label')).toBe('1,984 points, 16 to A1');
    expect(ring.textContent).toBe('inside');
  });

  test('draws an arc in proportion to the value, with the moon at its end', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 1 }), (value, whole) => {
        const ring = draw(value, whole);
        const share = Math.min(1, value / whole);
        const drawn = ring.querySelector('[data-arc]')?.getAttribute('stroke-dasharray')?.split(' ').map(Number)[0];
        expect(Math.abs((drawn ?? Number.NaN) - share * 100)).toBeLessThanOrEqual(0.051);
        const moon = [...ring.querySelectorAll('[data-moon]')].at(-1);
        expect(Number(moon?.getAttribute('cx'))).toBeCloseTo(62 * Math.sin(share * 2 * Math.PI), 0);
        expect(Number(moon?.getAttribute('cy'))).toBeCloseTo(-62 * Math.cos(share * 2 * Math.PI), 0);
      }),
    );
  });

  test.each([
    [0, 0, '0 100'],
    [-3, 10, '0 100'],
    [30, 10, '100 100'],
  ])('draws a value of %i out of %i with the dash pattern %s', (value, whole, dashes) => {
    expect(arc(value, whole)).toBe(dashes);
  });
});

describe('bars', () => {
  test('ShareBar is labelled with its sentence, or hidden from screen readers without one', () => {
    const labelled = parse(<ShareBar value={38} whole={44} colour="var(--series-4)" sentence="38 of 44 boards" />).firstElementChild;
    expect(labelled?.getAttribute('style')).toBe('--length:86%;--c:var(--series-4)');
    expect(labelled?.getAttribute('aria-label')).toBe('38 of 44 boards');
    expect(parse(<ShareBar value={1} whole={2} />).firstElementChild?.getAttribute('aria-hidden')).toBe('true');
  });

  test('SplitBar omits empty parts', () => {
    const parts = [97, 0, 94].map((value, order) => ({ label: `${order}`, value, colour: 'var(--accent)' as const }));
    const bar = parse(<SplitBar sentence="97 to 94" parts={parts} />);
    expect([...bar.querySelectorAll('i')].map((part) => part.title)).toEqual(['0', '2']);
    expect(bar.firstElementChild?.getAttribute('aria-label')).toBe('97 to 94');
  });

  test('GapBar grows with the value and draws no stem for a tie', () => {
    const length = (value: number) => {
      const style = parse(<GapBar side="left" value={value} largest={90} colour="var(--good)" />).firstElementChild?.getAttribute('style');
      return Number(/--length:(\d+)%/.exec(style ?? '')?.[1]);
    };
    fc.assert(fc.property(fc.nat(100), fc.nat(100), (a, b) => (a <= b ? length(a) <= length(b) : length(a) >= length(b))));
    expect(length(0)).toBeGreaterThan(0);
    expect(length(1e9)).toBeLessThanOrEqual(100);
    const level = parse(
      <GapBar side="level" value={0} largest={90} colour="var(--good)">
        level
      </GapBar>,
    );
    expect(level.querySelector('i')).toBeNull();
    expect(level.textContent).toBe('level');
  });
});
