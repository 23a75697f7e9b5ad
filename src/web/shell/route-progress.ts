import { useSyncExternalStore } from 'react';

let target: string | undefined; // the path being navigated to
let settled: string | undefined; // the path that is shown
const listeners = new Set<() => void>();

/** Starts a navigation; ignores one that stays on its path, such as another filter. */
export function beginRoute(url: string): void {
  const path = new URL(url, location.href).pathname;
  become(path === settled ? undefined : path);
}

/** Ends a navigation, whether the requested page or another is shown. */
export function settleRoute(): void {
  settled = location.pathname;
  become(undefined);
}

/** Whether a navigation is in progress. */
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
