// next-auth's key and format. localStorage reaches every tab of this browser.
const KEY = 'nextauth.message';

type Message = { event: 'session'; data: { trigger: 'getSession' | 'signout'; userId: string | null }; timestamp: number };

/** Notifies the other tabs of the signed-in user. */
export function broadcastUser(userId: string | null): void {
  const data = { trigger: userId === null ? 'signout' : 'getSession', userId } as const;
  try {
    localStorage.setItem(KEY, JSON.stringify({ event: 'session', data, timestamp: Date.now() } satisfies Message));
  } catch {
    // Storage may be disabled: the other tabs then update when they become visible.
  }
}

/** As `broadcastUser`, unless nothing changed: merely opening a page must not make every other tab refetch. */
export function broadcastChange(userId: string | null): void {
  if (lastUser() !== userId) broadcastUser(userId);
}

/** Calls `listen` on each message from another tab; returns a function that stops it. */
export function onBroadcast(listen: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === KEY) listen();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

/** The user in the last message of any tab; undefined when storage is disabled. */
export function lastUser(): string | null | undefined {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Message>).data?.userId ?? null;
  } catch {
    return undefined;
  }
}
