'use client'; // only the browser changes from page to page without loading it anew
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { isForElsewhere } from '#web/ui/is-for-elsewhere.ts';

const FOLLOWED = '[data-follow] a[href^="/"]:not([target], [download])';

/** Leads on by plain links inside what is marked `data-follow`, as Next's own would: a part of React for each is too much for a long list (decision 0112). */
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
