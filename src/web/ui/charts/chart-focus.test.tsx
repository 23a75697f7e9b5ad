import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ChartFocus } from './chart-focus.tsx';
import { ChartPoint } from './chart-point.tsx';

const KEYS = 'The arrow keys move';

const chart = (
  <ChartFocus keys={KEYS}>
    <svg role="img" aria-label="Three points">
      {[10, 50, 90].map((x) => (
        <ChartPoint key={x} x={x} y={50} radius={4} cells={[`2026/11/${x}`, 'ほしみ', `${x} points`]} />
      ))}
    </svg>
  </ChartFocus>
);

// happy-dom computes no layout, so positions come from the points' attributes, in a 100 × 100 chart.
beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const [x, y] = [this.getAttribute('cx'), this.getAttribute('cy')];
    return x && y ? new DOMRect(Number(x), Number(y), 0, 0) : new DOMRect(0, 0, 100, 100);
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const announced = () => screen.getByRole('status').textContent;
const context = () => screen.getByRole('group', { name: KEYS });
const press = (key: string) => fireEvent.keyDown(context(), { key });

test('selects points with the keyboard, starting at the last point', () => {
  render(chart);
  fireEvent.focus(context());
  expect(announced()).toBe('2026/11/90 · ほしみ · 90 points');
  press('ArrowLeft');
  expect(announced()).toContain('50 points');
  press('Home');
  expect(announced()).toContain('10 points');
  press('ArrowLeft');
  expect(announced()).toContain('10 points');
  press('Escape');
  expect(announced()).toBe('');
});

test('prevents the default action only for keys that move between points', () => {
  render(chart);
  expect(press('ArrowRight')).toBe(false);
  expect(press('PageDown')).toBe(true);
});

test('shows the point nearest to the pointer until the pointer leaves the chart', () => {
  render(chart);
  fireEvent.pointerMove(context(), { clientX: 60, clientY: 5 });
  expect(announced()).toContain('50 points');
  fireEvent.pointerMove(context(), { clientX: 89, clientY: 99 });
  expect(announced()).toContain('90 points');
  fireEvent.pointerLeave(context());
  expect(announced()).toBe('');
});

test('keeps a touched point selected until the chart loses focus', () => {
  render(chart);
  fireEvent.pointerDown(context(), { clientX: 12, clientY: 50, pointerType: 'touch' });
  fireEvent.pointerLeave(context(), { pointerType: 'touch' });
  fireEvent.focus(context());
  expect(announced()).toContain('10 points');
  fireEvent.blur(context());
  expect(announced()).toBe('');
});

test('positions the tooltip at its point', () => {
  render(chart);
  fireEvent.pointerMove(context(), { clientX: 11, clientY: 50 });
  expect(screen.getByRole('status').style.getPropertyValue('--x')).toBe('10');
  expect(screen.getByRole('status').style.getPropertyValue('--y')).toBe('50');
});

test('is not focusable without JavaScript, but every point has a title', () => {
  const html = renderToStaticMarkup(chart);
  expect(html).not.toContain('tabindex');
  expect(html).toContain('<title>2026/11/10 · ほしみ · 10 points</title>');
});
