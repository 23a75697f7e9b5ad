'use client'; // service workers exist only in the browser
import { useEffect } from 'react';

/** Registers the service worker for the offline page; without it, browsers show their own. */
export function OfflineWorker() {
  useEffect(() => {
    navigator.serviceWorker?.register('/sw.js').catch(() => {});
  }, []);
  return null;
}
