'use client'; // Client component: removes an element that the service worker added to the page.
import { useEffect, useRef } from 'react';
import { useAddress } from './use-address.ts';

/**
 * Removes the line with the time of a stored page (public/sw.js) after a navigation within the site, which only succeeds
 * with a connection.
 */
export function StoredPageLine() {
  const { address } = useAddress();
  const first = useRef(address);
  useEffect(() => {
    if (address !== first.current) document.querySelector('body > .as-of')?.remove();
  }, [address]);
  return null;
}
