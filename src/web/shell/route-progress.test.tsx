import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { beginRoute, settleRoute, useRouteProgress } from './route-progress.ts';

afterEach(cleanup);

function Progress() {
  return <p>{useRouteProgress() ? 'loading' : 'still'}</p>;
}

/** Returns the text that the page shows after each step. */
function shownAfter(...steps: (() => void)[]): (string | null)[] {
  history.replaceState(null, '', '/stage/201');
  settleRoute();
  render(<Progress />);
  return steps.map((step) => {
    act(step);
    return screen.getByRole('paragraph').textContent;
  });
}

test('is loading from the start of a navigation to another path until a page is shown', () => {
  expect(shownAfter(() => beginRoute('/stage/202'), settleRoute)).toEqual(['loading', 'still']);
});

test('is not loading when only the filter changes', () => {
  expect(shownAfter(() => beginRoute('/stage/201?console=4'))).toEqual(['still']);
});

test('stops loading when the user returns to the current path', () => {
  expect(
    shownAfter(
      () => beginRoute('/stage/202'),
      () => beginRoute('/stage/201'),
    ),
  ).toEqual(['loading', 'still']);
});
