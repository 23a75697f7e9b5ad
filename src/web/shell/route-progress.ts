import { useSyncExternalStore } from 'react';

let target: string | undefined; // the path that a change of page goes to
let settled: string | undefined; // the path that is shown
const listeners = new Set<() => void>();

/** A change of page begins; one that stays on its path, such as another filter, is none. */
export function beginRoute(url: string): void {
  const path = new URL(url, location.href).pathname;
  become(path === settled ? undefined : path);
}

/** A page is there, the one that was asked for or what came instead. */
export function settleRoute(): void {
  settled = location.pathname;
  become(undefined);
}

/** Whether another page is on its way. */
export const useRouteProgress = (): boolean =>
  useSyncExternalStore(
    onRoute,
    () => target !== undefined,
    () => false,
  );

function become(next: string | undefined): void {
  target = next;
  for (const listen of listeners) listen();
}

function onRoute(listen: () => void): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}
