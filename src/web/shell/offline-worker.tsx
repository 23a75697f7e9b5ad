'use client'; // Client component, because service workers exist only in the browser.
import { useEffect } from 'react';

/** Registers the service worker for the offline page. Without it, browsers show their own error page. */
export function OfflineWorker() {
  useEffect(() => {
    navigator.serviceWorker?.register('/sw.js').catch(() => {});
  }, []);
  return null;
}
