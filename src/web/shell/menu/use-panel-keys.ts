import { useEffect, useRef } from 'react';

const ITEMS = 'a, button';

/**
 * Handles the keyboard in the menu panel and on its button, and returns a ref for the content of the panel. Down and Up
 * move through the items, Right and Left to the next and previous column, Home and End to the first and last item. Tab
 * closes the panel and moves past the button. The browser itself handles Escape.
 */
export function usePanelKeys() {
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const panel = content.current?.closest<HTMLElement>('[popover]');
    const button = panel?.previousElementSibling as HTMLElement | null | undefined;
    if (!panel || !button) return;
    const listening = new AbortController();
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return; // A shortcut of the browser.
      if (event.key === 'Tab') panel.hidePopover();
      else if (movePanelFocus(panel, event.key)) event.preventDefault();
    };
    for (const element of [panel, button]) element.addEventListener('keydown', onKeyDown, { signal: listening.signal });
    return () => listening.abort();
  }, []);
  return content;
}

/** Moves the focus in the panel by a key, and opens the panel from its button. Returns false when the key has no meaning. */
export function movePanelFocus(panel: HTMLElement, key: string): boolean {
  const items = [...panel.querySelectorAll<HTMLElement>(ITEMS)];
  const at = items.indexOf(document.activeElement as HTMLElement);
  const target = at < 0 ? { ArrowDown: items[0], ArrowUp: items.at(-1) }[key] : moved(panel, items, at, key);
  if (!target) return false;
  panel.togglePopover(true);
  target.focus();
  return true;
}

function moved(panel: HTMLElement, items: readonly HTMLElement[], at: number, key: string): HTMLElement | undefined {
  const columns = [...panel.querySelectorAll<HTMLElement>('[data-column]')].map((column) => [
    ...column.querySelectorAll<HTMLElement>(ITEMS),
  ]);
  const column = columns.findIndex((each) => each.includes(items[at] as HTMLElement));
  const beside = (step: number) => {
    const next = columns[(column + step + columns.length) % columns.length];
    return next?.[Math.min(columns[column]?.indexOf(items[at] as HTMLElement) ?? 0, next.length - 1)];
  };
  switch (key) {
    case 'ArrowDown':
      return items[(at + 1) % items.length];
    case 'ArrowUp':
      return items.at(at - 1);
    case 'ArrowRight':
      return beside(1);
    case 'ArrowLeft':
      return beside(-1);
    case 'Home':
      return items[0];
    case 'End':
      return items.at(-1);
    default:
      return undefined;
  }
}
