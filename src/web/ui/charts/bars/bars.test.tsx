import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import fc from '#tests/support/fast-check.ts';
import { GapBar } from './gap-bar.tsx';
import { ShareBar } from './share-bar.tsx';
import { SplitBar } from './split-bar.tsx';

const parse = (element: ReactElement) => {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(element);
  return page;
};

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
