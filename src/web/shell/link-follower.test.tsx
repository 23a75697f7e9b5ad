import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { AppRouterContext, type AppRouterInstance } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { LinkFollower } from './link-follower.tsx';

afterEach(cleanup);

/** Renders links beside the LinkFollower. Returns the paths that were passed to the router. */
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

/**
 * Clicks a link and returns whether the default action was prevented. Prevents it in any case so that the test does not
 * navigate.
 */
function click(name: string, how = {}): boolean {
  let isPrevented = false;
  const look = (event: Event) => {
    isPrevented = event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener('click', look, { once: true }); // Window listeners run after the document's listener.
  fireEvent.click(screen.getByText(name), how);
  return isPrevented;
}

test('navigates with the router when any part of a plain link in a marked list is clicked', () => {
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

test('leaves modified clicks, other sites, languages and files, and unmarked lists to the browser', () => {
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
        <a href="/ja/e" hrefLang="ja" data-route="">
          language
        </a>
      </p>
      <a href="/d">unmarked</a>
    </>,
  );
  for (const how of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }]) {
    expect(click('stage', how)).toBe(false);
  }
  for (const name of ['elsewhere', 'file', 'window', 'language', 'unmarked']) expect(click(name)).toBe(false);
  expect(sent).toEqual([]);
});

test('ignores a click that another handler has prevented', () => {
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
