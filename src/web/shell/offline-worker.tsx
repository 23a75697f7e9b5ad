'use client'; // only a browser has workers
import { useEffect } from 'react';

/** Installs the worker that shows the offline page; a browser that refuses it shows its own. */
export function OfflineWorker() {
  useEffect(() => {
    navigator.serviceWorker?.register('/sw.js').catch(() => {});
  }, []);
  return null;
}
