'use client'; // Client component: reads the page again while it is open.
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { isSheetEntry } from '#web/ui/page/sheet/sheet-history.ts';

/** How often the score of the week is read again while the page is visible. A read costs the server a whole page. */
export const REFRESH_MS = 300_000;
/** Age from which the score is read again when the reader comes back to the page. */
export const STALE_MS = 60_000;

/** How long the records of either player are collected before the score is read again. */
export const GATHER_MS = 3_000;

type Props = { own: string; rival: string | null }; // the players' handles; null for an anonymous rival

/**
 * Refreshes the score and the time left: reads the page again after live updates report a record of either player, every
 * five minutes, and when the reader comes back. Opens no connection: without live updates, nothing is reported.
 */
export function RefreshWeek({ own, rival }: Props) {
  const router = useRouter();
  useEffect(() => {
    let gathering: ReturnType<typeof setTimeout> | undefined;
    let readAt = Date.now();
    const readIfOlder = (ms: number) => {
      if (document.visibilityState !== 'visible' || !navigator.onLine || Date.now() - readAt < ms) return;
      if (isSheetEntry()) return; // The router would forget that the history entry belongs to a sheet.
      readAt = Date.now();
      router.refresh();
    };
    const comeBack = () => readIfOlder(STALE_MS);
    const onPosts = (event: Event) => {
      const players = (event as CustomEvent<readonly string[]>).detail;
      if (gathering !== undefined || !players.some((player) => player === own || player === rival)) return;
      gathering = setTimeout(() => {
        gathering = undefined;
        readIfOlder(0);
      }, GATHER_MS);
    };
    const timer = setInterval(() => readIfOlder(REFRESH_MS), REFRESH_MS);
    document.addEventListener('visibilitychange', comeBack);
    document.addEventListener('liveposts', onPosts);
    return () => {
      clearInterval(timer);
      clearTimeout(gathering);
      document.removeEventListener('visibilitychange', comeBack);
      document.removeEventListener('liveposts', onPosts);
    };
  }, [router, own, rival]);
  return null;
}
