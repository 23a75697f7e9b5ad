import { useSyncExternalStore } from 'react';

/** State of the drawer. It is 'drawn' while a finger drags it open. */
export type DrawerState = 'closed' | 'open' | 'drawn';

/** Id of the drawer element, which is moved without re-rendering on every touch event. */
export const DRAWER_ID = 'drawer';

let state: DrawerState = 'closed';
const listeners = new Set<() => void>();

export function setDrawer(next: DrawerState): void {
  state = next;
  for (const listen of listeners) listen();
}

export const useDrawer = (): DrawerState =>
  useSyncExternalStore(
    onDrawer,
    () => state,
    () => 'closed',
  );

function onDrawer(listen: () => void): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}
