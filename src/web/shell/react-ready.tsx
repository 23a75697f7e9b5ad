'use client'; // Client component: tells the first script that React runs.
import { useEffect } from 'react';

/**
 * Tells the first script to repeat what the reader did before React ran (web/start/replay-actions.ts). Must be the last
 * component of the layout, because effects run in order.
 */
export function ReactReady() {
  useEffect(() => {
    document.dispatchEvent(new Event('reactready'));
  }, []);
  return null;
}
