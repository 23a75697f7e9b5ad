import { useSyncExternalStore } from 'react';

let isOpen = false;
const listeners = new Set<() => void>();

function setOpen(next: boolean): void {
  isOpen = next;
  for (const listen of listeners) listen();
}

/** Opens the account sheet, which is loaded on demand (account-gate.tsx). */
export const openAccountSheet = (): void => setOpen(true);
export const closeAccountSheet = (): void => setOpen(false);

/** Returns whether the account sheet is open. */
export const useAccountSheet = (): boolean =>
  useSyncExternalStore(
    onChange,
    () => isOpen,
    () => false,
  );

function onChange(listen: () => void): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}
