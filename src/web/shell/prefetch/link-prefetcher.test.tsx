import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Link } from '#web/ui/nav/link.tsx';
import { LinkPrefetcher } from './link-prefetcher.tsx';

const INPUTS = [
  ['a pointer moves', 'pointerMove'],
  ['a pointer is pressed', 'pointerDown'],
  ['a finger touches', 'touchStart'],
  ['a key is pressed', 'keyDown'],
  ['the page is scrolled', 'scroll'],
] as const;

/** Treats links as near the viewport unless they have the class `far`. */
class NearUnlessFar implements Partial<IntersectionObserver> {
  readonly #report: (links: { target: Element; isIntersecting: boolean }[]) => void;

  constructor(report: IntersectionObserverCallback, options?: IntersectionObserverInit) {
    expect(options?.rootMargin).toBe('200px');
    this.#report = report as never;
  }

  observe(target: Element) {
    this.#report([{ target, isIntersecting: !target.classList.contains('far') }]);
  }

  disconnect() {}
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IntersectionObserver', NearUnlessFar);
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  delete document.documentElement.dataset.touched;
});

/** Renders links beside the LinkPrefetcher. Returns the addresses that were prefetched, in order. */
function draw(links: ReactNode) {
  const prefetched: string[] = [];
  const prefetch = async (address: string) => void prefetched.push(address);
  const page = (content: ReactNode) => (
    <>
      {content}
      <LinkPrefetcher prefetch={prefetch} />
    </>
  );
  const { rerender } = render(page(links));
  return { prefetched, redraw: (content: ReactNode) => rerender(page(content)) };
}

const settle = () => act(() => vi.advanceTimersByTimeAsync(1000));

for (const [label, input] of INPUTS)
  test(`starts when ${label}, and not before`, async () => {
    const { prefetched } = draw(<Link href="/stage/202">stage</Link>);
    await settle();
    expect(prefetched).toEqual([]);
    fireEvent[input](screen.getByText('stage'), { movementX: 1 });
    await settle();
    expect(prefetched).toEqual(['/stage/202']);
  });

test('does not start when the page appears under a resting pointer', async () => {
  const { prefetched } = draw(<Link href="/stage/202">stage</Link>);
  fireEvent.pointerMove(screen.getByText('stage'), { movementX: 0, movementY: 0 });
  await settle();
  expect(prefetched).toEqual([]);
});

test('starts at once when the page was touched before React started', async () => {
  document.documentElement.dataset.touched = '';
  const { prefetched } = draw(<Link href="/stage/202">stage</Link>);
  await settle();
  expect(prefetched).toEqual(['/stage/202']);
});

test('prefetches nothing with Save-Data', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  const { prefetched } = draw(<Link href="/stage/202">stage</Link>);
  fireEvent.scroll(document);
  await settle();
  expect(prefetched).toEqual([]);
});

test('prefetches near links to pages of this site only, each address once', async () => {
  document.documentElement.dataset.touched = '';
  const { prefetched } = draw(
    <>
      <Link href="/stage/201?rule=23#rows">filter</Link>
      <Link href="/stage/201?rule=23">the same filter</Link>
      <Link href="/stage/203" className="far">
        far
      </Link>
      <Link href="https://example.org/">another site</Link>
      <Link href="//example.org/stage/1">another site without a scheme</Link>
      <a href="/stage/204">link that loads a document</a>
      <Link href="/limited/1/event.ics">file</Link>
      <Link href="/ja/auth/login">sign in</Link>
      <Link href="/api/records.csv" download>
        download
      </Link>
      <Link href="/api/records">data</Link>
      <Link href="/about" target="_blank" rel="noopener">
        window
      </Link>
      <Link href="/ja/stage/201" hrefLang="ja">
        language
      </Link>
    </>,
  );
  await settle();
  expect(prefetched).toEqual(['/stage/201?rule=23']);
});

test('prefetches short lists, but no rows of tables, marked lists or lists of more than eight links', async () => {
  document.documentElement.dataset.touched = '';
  const items = (name: string, count: number) =>
    Array.from({ length: count }, (_, index) => `/${name}/${index}`).map((href) => (
      <li key={href}>
        <Link href={href}>{href}</Link>
      </li>
    ));
  const { prefetched } = draw(
    <>
      <table>
        <tbody>
          <tr>
            <td>
              <Link href="/user/p1">player</Link>
            </td>
          </tr>
        </tbody>
      </table>
      <ul data-follow="">{items('marked', 2)}</ul>
      <ol>{items('long', 9)}</ol>
      <ul>{items('short', 2)}</ul>
    </>,
  );
  await settle();
  expect(prefetched).toEqual(['/short/0', '/short/1']);
});

test('prefetches links that appear later, and links whose address changes', async () => {
  document.documentElement.dataset.touched = '';
  const { prefetched, redraw } = draw(<Link href="/stage/202">next</Link>);
  await settle();
  redraw(<Link href="/stage/203">next</Link>);
  await settle();
  redraw(
    <>
      <Link href="/stage/203">next</Link>
      <Link href="/stage/202">previous</Link>
      <Link href="/guide/203">guide</Link>
    </>,
  );
  await settle();
  expect(prefetched).toEqual(['/stage/202', '/stage/203', '/guide/203']);
});
