// next-auth's key and shape. localStorage reaches every tab of the browser and no other one's.
const KEY = 'nextauth.message';

type Message = { event: 'session'; data: { trigger: 'getSession' | 'signout'; userId: string | null }; timestamp: number };

/** Tells the other tabs who is signed in now. */
export function broadcastUser(userId: string | null): void {
  const data = { trigger: userId === null ? 'signout' : 'getSession', userId } as const;
  try {
    localStorage.setItem(KEY, JSON.stringify({ event: 'session', data, timestamp: Date.now() } satisfies Message));
  } catch {
    // storage may be switched off: then the other tabs learn it when they are looked at
  }
}

/** As `broadcastUser`, unless the last message said the same: a page that is merely opened must not make every other tab ask. */
export function broadcastChange(userId: string | null): void {
  if (lastUser() !== userId) broadcastUser(userId);
}

/** Calls back for each message of another tab; gives back how to stop. */
export function onBroadcast(listen: () => void): () => void {
  const hear = (event: StorageEvent) => {
    if (event.key === KEY) listen();
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}

/** Who was signed in by the last message of any tab; undefined where storage is switched off. */
export function lastUser(): string | null | undefined {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Message>).data?.userId ?? null;
  } catch {
    return undefined;
  }
}
