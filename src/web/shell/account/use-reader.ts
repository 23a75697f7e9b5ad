import { useEffect, useSyncExternalStore } from 'react';
import { lastUser } from '#web/session/broadcast.ts';
import { useSession } from '#web/session/use-session.ts';

const neverChanges = () => () => {};
const lastReader = () => lastUser() ?? undefined;

/**
 * Returns the handle of the signed-in player. While the server has not answered, for example offline, it is that of the
 * player who was last signed in with this browser. Undefined for visitors and on the server.
 */
export function useReader(): string | undefined {
  const { status, session } = useSession();
  const last = useSyncExternalStore(neverChanges, lastReader, () => undefined);
  return status === 'loading' ? last : session?.user.userId;
}

/**
 * Updates `data-reader` on the root element, which start/theme.ts sets before the first paint: styles show the header of
 * players or of visitors by it.
 */
export function useReaderMark(): void {
  const { status } = useSession();
  useEffect(() => {
    if (status !== 'loading') document.documentElement.toggleAttribute('data-reader', status === 'authenticated');
  }, [status]);
}
