import { useRouter } from 'next/navigation';
import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';
import type { FeedRecord } from '#domain/rankings/feed-record.ts';
import { type FeedFilter, isInFeed } from '#domain/rankings/is-in-feed.ts';
import { hasLiveList, isLiveOn, joinLive, watchLive } from './live-store.ts';

/** Whether live updates are on in this browser; undefined until that is known. */
export const useLiveOn = (): boolean | undefined => useSyncExternalStore(watchLive, isLiveOn, () => undefined);

/** Whether a list on this page shows what is new. */
export const useLiveList = (): boolean => useSyncExternalStore(watchLive, hasLiveList, () => false);

type Fresh = {
  readonly shown: readonly FeedRecord[]; // newest first
  readonly waiting: readonly FeedRecord[]; // those that would move what somebody is reading
  readonly at: Date | undefined; // when the last one came
};

const NOTHING: Fresh = { shown: [], waiting: [], at: undefined };

/** What came after a list was written: at once to whoever is at its top, and kept waiting for whoever reads further down. */
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
      told: (news) => {
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

/** Scrolled into, or with the keyboard inside: what moves under a reader is lost. */
function isBeingRead(list: HTMLElement | null): boolean {
  if (!list) return false;
  const { scrollPaddingTop } = getComputedStyle(document.documentElement); // as high as what sticks to the top
  return list.getBoundingClientRect().top < Number.parseFloat(scrollPaddingTop) || list.contains(document.activeElement);
}
