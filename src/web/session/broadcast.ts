// next-auth's key and message format. localStorage events reach every other tab in this browser.
const KEY = 'nextauth.message';

type Message = { event: 'session'; data: { trigger: 'getSession' | 'signout'; userId: string | null }; timestamp: number };

/** Notifies the other tabs about who is signed in. */
export function broadcastUser(userId: string | null): void {
  const data = { trigger: userId === null ? 'signout' : 'getSession', userId } as const;
  try {
    localStorage.setItem(KEY, JSON.stringify({ event: 'session', data, timestamp: Date.now() } satisfies Message));
  } catch {
    // If storage is disabled, the other tabs update when they become visible.
  }
}

/**
 * Notifies the other tabs only if the user has changed. Otherwise, merely opening a page would make every other tab
 * refetch.
 */
export function broadcastChange(userId: string | null): void {
  if (lastUser() !== userId) broadcastUser(userId);
}

/** Calls `listen` on each message from another tab. Returns a function that removes the listener. */
export function onBroadcast(listen: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === KEY) listen();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

/** Returns the user in the last message from any tab, or undefined when storage is disabled. */
export function lastUser(): string | null | undefined {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Message>).data?.userId ?? null;
  } catch {
    return undefined;
  }
}
