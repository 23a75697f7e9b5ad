import { useSyncExternalStore } from 'react';

let target: string | undefined; // The path that is being navigated to.
let settled: string | undefined; // The path that is currently shown.
const listeners = new Set<() => void>();

/** Starts a navigation. Ignores navigations that stay on the same path, such as a filter change. */
export function beginRoute(url: string): void {
  const path = new URL(url, location.href).pathname;
  become(path === settled ? undefined : path);
}

/** Ends a navigation, whether the requested page or another page is shown. */
export function settleRoute(): void {
  settled = location.pathname;
  become(undefined);
}

/** Returns whether a navigation is in progress. */
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
