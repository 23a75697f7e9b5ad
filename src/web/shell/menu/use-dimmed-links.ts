import { type RefObject, useEffect } from 'react';

/** Marks the links in an element whose pages are not stored with `data-unstored` while there is no connection. */
export function useDimmedLinks(container: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = container.current;
    if (!element) return;
    const update = () => void markLinks(element).catch(() => {}); // Without a list of stored pages, nothing is marked.
    update();
    const links = new MutationObserver(update);
    links.observe(element, { childList: true, subtree: true, attributeFilter: ['href'] });
    const listening = new AbortController();
    for (const name of ['online', 'offline']) addEventListener(name, update, { signal: listening.signal });
    return () => {
      links.disconnect();
      listening.abort();
    };
  }, [container]);
}

async function markLinks(element: HTMLElement): Promise<void> {
  const stored = navigator.onLine ? new Set<string>() : await storedPages();
  for (const link of element.querySelectorAll('a'))
    link.toggleAttribute('data-unstored', !navigator.onLine && !stored.has(link.href.replace(/#.*/, '')));
}

/** Returns the addresses of the pages that the service worker has stored (`PAGES` in public/sw.js). */
async function storedPages(): Promise<Set<string>> {
  const names = (await caches.keys()).filter((name) => name.startsWith('pages '));
  const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return new Set(requests.flat().map(({ url }) => url));
}
