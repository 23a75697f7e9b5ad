'use client'; // Client hook: the scroll position is only known in the browser.
import { useEffect, useState } from 'react';

/**
 * Returns whether a table row is on the screen. The selector finds the row or an element in it; without one, and without
 * such a row, the answer is false. `covered` pixels at the bottom of the screen do not count.
 */
export function useRowOnScreen(selector: string | undefined, covered = 0): boolean {
  const [isOnScreen, setOnScreen] = useState(false);
  useEffect(() => {
    if (selector === undefined) return;
    // The last entry is the newest. On a busy phone, the browser reports several changes at once.
    const observer = new IntersectionObserver((entries) => setOnScreen(entries.at(-1)?.isIntersecting ?? false), {
      rootMargin: `0px 0px ${-covered}px`,
    });
    const observe = () => {
      observer.disconnect();
      const row = document.querySelector(selector)?.closest('tr');
      if (row) observer.observe(row);
      else setOnScreen(false);
    };
    observe();
    document.addEventListener('markupchange', observe); // Another page of the table replaces its rows.
    return () => {
      document.removeEventListener('markupchange', observe);
      observer.disconnect();
      setOnScreen(false);
    };
  }, [selector, covered]);
  return isOnScreen;
}
