'use client'; // Client component, because only the browser knows which links are near the viewport.
import { useEffect } from 'react';
import { prefetchQueue } from './prefetch-queue.ts';

const MARGIN = '200px';
// Links in longer lists are not prefetched, like those in tables.
const MAX_LIST_LINKS = 8;
// Waits before looking for links, so that the page first responds to the input or finishes rendering.
const SETTLE_MS = 200;

const FIRST_INPUTS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll'] as const;
// Links that the router follows (ui/nav/link.tsx). Those with `hreflang` lead to another language, which loads a document.
const LINKS = 'a[data-route]:not([target], [download], [hreflang])';
const ROWS = 'tr, [data-follow]';
const NOT_PREFETCHED = /^\/(?:\w\w\/)?(?:api|auth)\/|\.\w+$/;

type Prefetch = (address: string) => Promise<unknown>;

/**
 * Prefetches links up to 200 px away from the viewport, after the reader's first input and never with Save-Data. Rows of
 * tables and long lists are not prefetched (decision 0130).
 */
export function LinkPrefetcher({ prefetch }: { prefetch: Prefetch }) {
  useEffect(() => {
    if (process.env.NODE_ENV === 'development' || savesData()) return;
    const unmounted = new AbortController();
    const start = () => prefetchNearLinks(prefetch, unmounted.signal);
    if ('touched' in document.documentElement.dataset) start();
    else onFirstInput(start, unmounted.signal);
    return () => unmounted.abort();
  }, [prefetch]);
  return null;
}

const savesData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

function onFirstInput(start: () => void, signal: AbortSignal): void {
  const started = new AbortController();
  const startOnce = (event: Event) => {
    if (isRestingPointer(event)) return;
    started.abort();
    start();
  };
  for (const input of FIRST_INPUTS) addEventListener(input, startOnce, { passive: true, capture: true, signal: started.signal });
  signal.addEventListener('abort', () => started.abort());
}

/** Returns whether an event only reports that a page appeared under the pointer, which Chromium sends as a movement of 0. */
const isRestingPointer = (event: Event): boolean =>
  event.type === 'pointermove' && (event as PointerEvent).movementX === 0 && (event as PointerEvent).movementY === 0;

function prefetchNearLinks(prefetch: Prefetch, signal: AbortSignal): void {
  const queue = prefetchQueue(prefetch);
  const near = new IntersectionObserver(
    (links) => {
      for (const { isIntersecting, target } of links) {
        const address = isIntersecting ? addressOf(target) : undefined;
        if (address) queue(address);
      }
    },
    { rootMargin: MARGIN },
  );
  const observeLinks = () => {
    near.disconnect();
    for (const link of document.querySelectorAll(LINKS)) if (!link.closest(ROWS) && !isInLongList(link)) near.observe(link);
  };

  let timer: ReturnType<typeof setTimeout> | undefined;
  const observeSoon = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      observeLinks();
    }, SETTLE_MS);
  };
  const changes = new MutationObserver(observeSoon);
  // React reuses link elements for other addresses.
  changes.observe(document.body, { subtree: true, childList: true, attributeFilter: ['href'] });
  observeSoon();

  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    changes.disconnect();
    near.disconnect();
  });
}

const isInLongList = (link: Element): boolean => (link.closest('ul, ol, dl')?.querySelectorAll('a').length ?? 0) > MAX_LIST_LINKS;

/** Returns the address of a page on this site, without its fragment. */
function addressOf(link: Element): string | undefined {
  const { origin, pathname, search } = new URL(link.getAttribute('href') ?? '', location.origin);
  return origin === location.origin && !NOT_PREFETCHED.test(pathname) ? pathname + search : undefined;
}
