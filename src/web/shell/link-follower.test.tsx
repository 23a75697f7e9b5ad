import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { AppRouterContext, type AppRouterInstance } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { LinkFollower } from './link-follower.tsx';

afterEach(cleanup);

/** Draws links beside the follower; gives back where the router was sent. */
function draw(links: ReactNode): string[] {
  const sent: string[] = [];
  const router = { push: (href: string) => void sent.push(href) } as unknown as AppRouterInstance;
  render(
    <AppRouterContext value={router}>
      {links}
      <LinkFollower />
    </AppRouterContext>,
  );
  return sent;
}

/** Presses; says whether the browser was kept from following the link itself, which no test should do. */
function click(name: string, how = {}): boolean {
  let isCached = false;
  const look = (event: Event) => {
    isCached = event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener('click', look, { once: true }); // after the document's
  fireEvent.click(screen.getByText(name), how);
  return isCached;
}

test('a plain link in a marked list is followed without loading the page, wherever in it the press lands', () => {
  const sent = draw(
    <ul data-follow="">
      <a href="/ja/user/p1">
        <b>name</b>
      </a>
    </ul>,
  );
  expect(click('name')).toBe(true);
  expect(sent).toEqual(['/ja/user/p1']);
});

test('what is for the browser is left to it: other keys and buttons, other sites, files, and lists without the mark', () => {
  const sent = draw(
    <>
      <p data-follow="">
        <a href="/a">stage</a>
        <a href="https://example.org/">elsewhere</a>
        <a href="/b.csv" download>
          file
        </a>
        <a href="/c" target="_blank" rel="noopener">
          window
        </a>
      </p>
      <a href="/d">unmarked</a>
    </>,
  );
  for (const how of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }]) {
    expect(click('stage', how)).toBe(false);
  }
  for (const name of ['elsewhere', 'file', 'window', 'unmarked']) expect(click(name)).toBe(false);
  expect(sent).toEqual([]);
});

test('a press that somebody has answered already is not answered twice', () => {
  const sent = draw(
    <p data-follow="">
      <a href="/a" onClick={(event) => event.preventDefault()}>
        stage
      </a>
    </p>,
  );
  click('stage');
  expect(sent).toEqual([]);
});
