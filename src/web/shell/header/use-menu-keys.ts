import { type KeyboardEvent, useEffect, useRef } from 'react';
import { moveByKey } from './menu-keys.ts';

const MOVES = ['ArrowDown', 'ArrowUp', 'Home', 'End', 'ArrowRight', 'ArrowLeft'];

/** Handles the keyboard in a row of menus. Keys pressed before the items are loaded are replayed afterwards. */
export function useMenuKeys(isReady: boolean) {
  const row = useRef<HTMLElement>(null);
  const early = useRef<string[]>([]);
  useEffect(() => {
    if (!isReady) return;
    for (const key of early.current.splice(0)) if (row.current) moveByKey(row.current, key);
  }, [isReady]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const waits = !isReady && MOVES.includes(event.key);
    // Any other key, such as Escape, discards the stored keys.
    early.current = waits ? [...early.current, event.key] : [];
    if (waits || moveByKey(event.currentTarget, event.key)) event.preventDefault();
  };
  return { ref: row, onKeyDown };
}
