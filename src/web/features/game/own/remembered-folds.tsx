'use client'; // Client component: which groups are open is remembered in the browser.
import { useEffect } from 'react';

const NAME = 'open-groups';

/** Remembers on this device which groups of a game are open on phones, and opens them again. */
export function RememberedFolds() {
  useEffect(() => {
    const known = readFolds();
    for (const box of document.querySelectorAll<HTMLInputElement>('[data-remember]')) {
      const isOpen = known[box.dataset.remember ?? ''];
      if (isOpen !== undefined) box.checked = isOpen;
    }
    const remember = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement) || !target.dataset.remember) return;
      try {
        localStorage.setItem(NAME, JSON.stringify({ ...readFolds(), [target.dataset.remember]: target.checked }));
      } catch {
        // The browser blocks storage: the choice lasts until the page is left.
      }
    };
    document.addEventListener('change', remember);
    return () => document.removeEventListener('change', remember);
  }, []);
  return null;
}

/** Returns the stored choices by group. Returns none if they are missing or unreadable. */
function readFolds(): Readonly<Record<string, boolean | undefined>> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(NAME) ?? '{}');
    return typeof stored === 'object' && stored !== null ? (stored as Record<string, boolean>) : {};
  } catch {
    return {};
  }
}
