import { type KeyboardEvent, useEffect, useRef } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };
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
    if (event.altKey || event.ctrlKey || event.metaKey) return; // A shortcut of the browser.
    const waits = !isReady && MOVES.includes(event.key);
    // Any other key, such as Escape, discards the stored keys.
    early.current = waits ? [...early.current, event.key] : [];
    if (waits || moveByKey(event.currentTarget, event.key)) event.preventDefault();
  };
  return { ref: row, onKeyDown };
}

/**
 * Handles a key in a row of menus. Returns false when the key has no meaning there. Down and Up move through the items,
 * and from the button into the menu. Home and End move to the first and last item, Right and Left to the next and
 * previous menu. Tab closes the menu and moves past the button. The browser itself handles Escape and allows only one
 * open menu.
 */
function moveByKey(row: HTMLElement, key: string): boolean {
  const openers = [...row.querySelectorAll<HTMLButtonElement>('button[popovertarget]')];
  const target = document.activeElement as HTMLElement;
  const opener = openers.find((button) => button === target || menuOf(button)?.contains(target));
  const menu = opener && menuOf(opener);
  if (!opener || !menu) return false;

  // Closing returns the focus to the button, from where the browser moves it on.
  if (key === 'Tab') menu.togglePopover(false);
  const step = STEPS[key];
  return step === undefined ? moveInside(key, menu, target) : moveAside(openers, opener, step, target !== opener);
}

function moveInside(key: string, menu: HTMLElement, target: HTMLElement): boolean {
  const lines = [...menu.querySelectorAll('a')];
  const at = lines.indexOf(target as HTMLAnchorElement);
  const next = { ArrowDown: (at + 1) % lines.length, ArrowUp: (at < 1 ? lines.length : at) - 1, Home: 0, End: lines.length - 1 }[key];
  if (next === undefined || (at < 0 && (key === 'Home' || key === 'End'))) return false;
  menu.togglePopover(true);
  lines[next]?.focus();
  return true;
}

function moveAside(openers: readonly HTMLButtonElement[], opener: HTMLButtonElement, step: number, isInside: boolean): boolean {
  const next = openers[(openers.indexOf(opener) + step + openers.length) % openers.length];
  const [from, to] = [menuOf(opener), next && menuOf(next)];
  const wasOpen = from?.matches(':popover-open');
  from?.togglePopover(false);
  next?.focus();
  if (wasOpen) to?.togglePopover(true);
  if (isInside) to?.querySelector('a')?.focus();
  return true;
}

const menuOf = (opener: HTMLButtonElement): HTMLElement | undefined => (opener.popoverTargetElement as HTMLElement | null) ?? undefined;
