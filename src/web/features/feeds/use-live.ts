import { useRouter } from 'next/navigation';
import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';
import type { FeedRecord } from '#domain/rankings/feed-record.ts';
import { type FeedFilter, isInFeed } from '#domain/rankings/is-in-feed.ts';
import { hasLiveList, isLiveOn, joinLive, watchLive } from './live-store.ts';

/** Whether live updates are on in this browser; undefined before hydration. */
export const useLiveOn = (): boolean | undefined => useSyncExternalStore(watchLive, isLiveOn, () => undefined);

/** Whether a list on this page shows new records. */
export const useLiveList = (): boolean => useSyncExternalStore(watchLive, hasLiveList, () => false);

type Fresh = {
  readonly shown: readonly FeedRecord[]; // newest first
  readonly waiting: readonly FeedRecord[]; // held back because they would shift what is being read
  readonly at: Date | undefined; // arrival of the latest record
};

const NOTHING: Fresh = { shown: [], waiting: [], at: undefined };

/** Records posted after the list was rendered: shown at once at the top of the list, held back while reading further down. */
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
          .filter((record) => isInFeed(record, { kind, series }))
          .reverse();
        if (records.length === 0) return;
        const isRead = isBeingRead(list.current);
        setFresh(({ shown, waiting }) => {
          const newest = [...records, ...waiting];
          return isRead ? { shown, waiting: newest, at: new Date() } : { shown: [...newest, ...shown], waiting: [], at: new Date() };
        });
      },
    });
  }, [after, kind, series, list, refresh]);
  const show = () => setFresh(({ shown, waiting, at }) => ({ shown: [...waiting, ...shown], waiting: [], at }));
  return { ...fresh, show };
}

/** True when the list is scrolled into or has the focus, so that inserted rows would shift what is being read. */
function isBeingRead(list: HTMLElement | null): boolean {
  if (!list) return false;
  const { scrollPaddingTop } = getComputedStyle(document.documentElement); // height of the sticky header
  return list.getBoundingClientRect().top < Number.parseFloat(scrollPaddingTop) || list.contains(document.activeElement);
}
