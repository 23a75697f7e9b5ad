'use client'; // Client component, because only the browser can navigate without a page load.
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { isForElsewhere } from '#web/ui/nav/is-for-elsewhere.ts';

const FOLLOWED = '[data-follow] a[href^="/"]:not([target], [download])';

/**
 * Routes clicks on plain links inside `data-follow` through Next's router. A Link component per link would be too
 * expensive in long lists (decision 0112).
 */
export function LinkFollower() {
  const router = useRouter();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const href = event.target instanceof Element && event.target.closest(FOLLOWED)?.getAttribute('href');
      if (!href || event.defaultPrevented || event.button !== 0 || isForElsewhere(event)) return;
      event.preventDefault();
      router.push(href);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [router]);
  return null;
}
