import { useSyncExternalStore } from 'react';

/** Closed, open, or drawn open by a finger that has not let go yet. */
export type DrawerState = 'closed' | 'open' | 'drawn';

/** The drawer's element, which a finger moves without asking React at every step. */
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
