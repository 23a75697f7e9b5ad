import { type KeyboardEvent, useEffect, useRef } from 'react';
import { moveByKey } from './menu-keys.ts';

const MOVES = ['ArrowDown', 'ArrowUp', 'Home', 'End', 'ArrowRight', 'ArrowLeft'];

/** Keyboard handling for a row of menus. Keys pressed before the items are loaded are replayed once they are. */
export function useMenuKeys(isReady: boolean) {
  const row = useRef<HTMLElement>(null);
  const early = useRef<string[]>([]);
  useEffect(() => {
    if (!isReady) return;
    for (const key of early.current.splice(0)) if (row.current) moveByKey(row.current, key);
  }, [isReady]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const waits = !isReady && MOVES.includes(event.key);
    early.current = waits ? [...early.current, event.key] : []; // any other key, such as Escape, discards them
    if (waits || moveByKey(event.currentTarget, event.key)) event.preventDefault();
  };
  return { ref: row, onKeyDown };
}
