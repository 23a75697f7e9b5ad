'use client'; // Client component: tells the service worker what is read, and removes an element that the worker added.
import { useEffect, useRef } from 'react';
import { useAddress } from './use-address.ts';

/**
 * After a navigation within the site, which only succeeds with a connection, removes the line with the time of a stored page
 * and lets the service worker (public/sw.js) store the new page, because it only sees page loads. Not with Save-Data.
 */
export function StoredPageLine() {
  const { address } = useAddress();
  const last = useRef(address);
  useEffect(() => {
    if (address === last.current) return;
    last.current = address;
    document.querySelector('body > .as-of')?.remove();
    const savesData = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
    if (!savesData) navigator.serviceWorker?.controller?.postMessage({ opened: location.href });
  }, [address]);
  return null;
}
