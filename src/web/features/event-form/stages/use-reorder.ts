import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef } from 'react';

/** Returns the list with one item moved. The target index is clamped to the list. */
export function moveItem<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const place = Math.max(0, Math.min(items.length - 1, to));
  const item = items[from];
  return item === undefined ? [...items] : items.toSpliced(from, 1).toSpliced(place, 0, item);
}

/** Makes a list reorderable with a handle: by the Up and Down keys, or by dragging with mouse, pen or touch. */
export function useReorder<Item>(items: readonly Item[], keyOf: (item: Item) => string, onOrder: (items: Item[], moved: number) => void) {
  const list = useRef<HTMLOListElement>(null);
  const latest = useRef(items);
  const focused = useRef<string | undefined>(undefined);
  latest.current = items;

  // Restores the focus, which an element loses when it is moved in the DOM.
  useLayoutEffect(() => {
    if (focused.current !== undefined)
      list.current?.querySelector<HTMLElement>(`[data-handle="${CSS.escape(focused.current)}"]`)?.focus({ preventScroll: true });
    focused.current = undefined;
  });

  const move = (key: string, to: number) => {
    const from = latest.current.findIndex((item) => keyOf(item) === key);
    const next = moveItem(latest.current, from, to);
    const place = next.findIndex((item) => keyOf(item) === key);
    if (from === -1 || place === from) return;
    focused.current = key;
    latest.current = next;
    onOrder(next, place);
  };
  const byKey = (event: KeyboardEvent, key: string) => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (step === 0) return;
    event.preventDefault();
    move(key, latest.current.findIndex((item) => keyOf(item) === key) + step);
  };
  const byDrag = (event: PointerEvent, key: string) => {
    if (event.button !== 0) return;
    const follow = ({ clientY }: globalThis.PointerEvent) => {
      const rows = [...(list.current?.children ?? [])].map((row) => row.getBoundingClientRect());
      const own = latest.current.findIndex((item) => keyOf(item) === key);
      const to = rows.findIndex(({ top, bottom }) => clientY >= top && clientY < bottom);
      const row = rows[to];
      // Moves the row only after the pointer passes the middle of another row. Otherwise, rows of different heights
      // would swap back and forth.
      if (row && to !== own && (to > own ? clientY > (row.top + row.bottom) / 2 : clientY < (row.top + row.bottom) / 2)) move(key, to);
    };
    const end = new AbortController();
    addEventListener('pointermove', follow, { signal: end.signal });
    for (const over of ['pointerup', 'pointercancel']) addEventListener(over, () => end.abort(), { signal: end.signal });
  };
  const handle = (key: string) => ({
    'data-handle': key,
    onKeyDown: (event: KeyboardEvent) => byKey(event, key),
    onPointerDown: (event: PointerEvent) => byDrag(event, key),
  });
  return { list, handle };
}
