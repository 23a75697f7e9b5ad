import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { beginRoute, settleRoute, useRouteProgress } from './route-progress.ts';

afterEach(cleanup);

function Progress() {
  return <p>{useRouteProgress() ? 'loading' : 'still'}</p>;
}

/** What a page shows after each of these steps. */
function shownAfter(...steps: (() => void)[]): (string | null)[] {
  history.replaceState(null, '', '/stage/201');
  settleRoute();
  render(<Progress />);
  return steps.map((step) => {
    act(step);
    return screen.getByRole('paragraph').textContent;
  });
}

test('loading lasts from the start of a change to another path until a page is shown', () => {
  expect(shownAfter(() => beginRoute('/stage/202'), settleRoute)).toEqual(['loading', 'still']);
});

test('another filter of the same path is not loading', () => {
  expect(shownAfter(() => beginRoute('/stage/201?console=4'))).toEqual(['still']);
});

test('turning back to the shown path ends loading', () => {
  expect(
    shownAfter(
      () => beginRoute('/stage/202'),
      () => beginRoute('/stage/201'),
    ),
  ).toEqual(['loading', 'still']);
});
