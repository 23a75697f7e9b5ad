'use client'; // Client hook: the scroll position is only known in the browser.
import { useEffect, useState } from 'react';

/**
 * Returns whether a table row is on the screen. The selector finds the row or an element in it; without one, and without
 * such a row, the answer is false. `covered` pixels at the bottom of the screen do not count.
 */
export function useRowOnScreen(selector: string | undefined, covered = 0): boolean {
  const [isOnScreen, setOnScreen] = useState(false);
  useEffect(() => {
    const row = selector === undefined ? null : document.querySelector(selector)?.closest('tr');
    if (!row) return;
    const observer = new IntersectionObserver(([entry]) => setOnScreen(entry?.isIntersecting ?? false), {
      rootMargin: `0px 0px ${-covered}px`,
    });
    observer.observe(row);
    return () => {
      observer.disconnect();
      setOnScreen(false);
    };
  }, [selector, covered]);
  return isOnScreen;
}
