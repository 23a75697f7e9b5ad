import { useRouter } from 'next/navigation';
import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';
import type { FeedRecord } from '#domain/rankings/feeds/feed-record.ts';
import { type FeedFilter, isInFeed } from '#domain/rankings/feeds/is-in-feed.ts';
import { hasLiveList, isLiveOn, joinLive, watchLive } from './live-store.ts';

/** Returns whether live updates are on in this browser, or undefined before hydration. */
export const useLiveOn = (): boolean | undefined => useSyncExternalStore(watchLive, isLiveOn, () => undefined);

/** Returns whether a list on this page shows new records. */
export const useLiveList = (): boolean => useSyncExternalStore(watchLive, hasLiveList, () => false);

type Fresh = {
  readonly shown: readonly FeedRecord[]; // Newest first.
  // Not yet shown, because inserting these records would shift the rows being read.
  readonly waiting: readonly FeedRecord[];
};

const MOST_FRESH = 200; // A page may stay open for days.
const NOTHING: Fresh = { shown: [], waiting: [] };

/**
 * Collects records posted after the list was rendered. Shows them immediately at the top of the list, but withholds
 * them while the reader is further down.
 */
export function useFreshRecords(
  after: number | undefined,
  { kind, series }: FeedFilter,
  list: RefObject<HTMLElement | null>,
): Fresh & { show(): void } {
  const [fresh, setFresh] = useState(NOTHING);
  const { refresh } = useRouter();
  useEffect(() => {
    setFresh(NOTHING);
    return joinLive({
      after,
      isList: true,
      onNews: (news) => {
        if (news.reset) return refresh();
        const records = news.events
          .map(({ record }) => record)
          .filter((record) => isInFeed(record, { kind, series }) && !isListed(list.current, record))
          .reverse();
        if (records.length === 0) return;
        const isRead = isBeingRead(list.current);
        setFresh(({ shown, waiting }) => {
          const newest = [...records, ...waiting].slice(0, MOST_FRESH);
          return isRead ? { shown, waiting: newest } : { shown: [...newest, ...shown].slice(0, MOST_FRESH), waiting: [] };
        });
      },
    });
  }, [after, kind, series, list, refresh]);
  const show = () => setFresh(({ shown, waiting }) => ({ shown: [...waiting, ...shown].slice(0, MOST_FRESH), waiting: [] }));
  return { ...fresh, show };
}

const isListed = (list: HTMLElement | null, { recordId }: FeedRecord): boolean =>
  list?.querySelector(`[data-record="${CSS.escape(recordId)}"]`) != null;

/** Returns true when the list is scrolled or focused, in which case inserted rows would shift what is being read. */
function isBeingRead(list: HTMLElement | null): boolean {
  if (!list) return false;
  const { scrollPaddingTop } = getComputedStyle(document.documentElement); // Height of the sticky header.
  return list.getBoundingClientRect().top < Number.parseFloat(scrollPaddingTop) || list.contains(document.activeElement);
}
