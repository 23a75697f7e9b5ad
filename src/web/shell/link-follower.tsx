'use client'; // Client component, because only the browser can navigate without a page load.
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { isForElsewhere } from '#web/ui/nav/is-for-elsewhere.ts';
import { isSheetEntry } from '#web/ui/page/sheet/sheet-history.ts';

// Links with `hreflang` lead to another language, whose page needs a new document: fonts and theme belong to it.
const FOLLOWED = ['a[data-route]', '[data-follow] a[href^="/"]'].map((link) => `${link}:not([target], [download], [hreflang])`).join();

/**
 * Routes clicks on links within the site through Next's router: on every `Link`, and on the plain links of marked lists.
 * A component of Next per link would be too expensive (decision 0112).
 */
export function LinkFollower() {
  const router = useRouter();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>(FOLLOWED);
      if (!link || event.defaultPrevented || event.button !== 0 || isForElsewhere(event)) return;
      event.preventDefault();
      // A link in a sheet replaces the sheet's history entry, so that Back leads to the page below it.
      const go = isSheetEntry() ? router.replace : router.push;
      go(link.getAttribute('href') ?? '', { scroll: link.dataset.route !== 'stay' });
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [router]);
  return null;
}
