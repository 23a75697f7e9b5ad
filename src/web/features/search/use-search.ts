import { useCallback, useEffect, useRef, useState } from 'react';
import type { SearchEntry } from '#domain/search/entries.ts';
import { QUERY_LENGTH } from '#domain/search/query-length.ts';
import type { SearchAnswer, SearchOrder } from './search.worker.ts';
import { fetchUsersLike, loadLists, type SearchLists } from './search-lists.ts';

const ASK_SERVER_AFTER_MS = 200; // Debounce delay while the user types.

// One worker per visit caches the index, so that reopening the dialog needs no work.
let worker: Worker | undefined;
const send = (order: SearchOrder): void => worker?.postMessage(order);

function prepareWorker(entries: readonly SearchEntry[]): Worker {
  if (!worker) {
    worker = new Worker(new URL('./search.worker.ts', import.meta.url), { type: 'module' });
    send({ entries });
  }
  return worker;
}

const NOTHING: SearchAnswer = { query: '', groups: [] };

/** Returns the search lists and the results of a query. `answer.query` is the query to which the results belong. */
export function useSearch(query: string) {
  const [lists, setLists] = useState<SearchLists | 'failed'>();
  const [answer, setAnswer] = useState(NOTHING);
  const latest = useRef(query);
  latest.current = query;

  const load = useCallback(() => {
    setLists(undefined);
    loadLists().then(setLists, () => setLists('failed'));
  }, []);
  useEffect(load, [load]);

  const isReady = lists !== undefined && lists !== 'failed';
  useEffect(() => {
    if (!isReady) return;
    const ready = prepareWorker(lists.entries);
    const onMessage = ({ data }: MessageEvent<SearchAnswer>) => {
      if (data.query === latest.current) setAnswer(data);
    };
    const giveUp = () => {
      worker = undefined; // The worker's script failed to load, so a retry starts another worker.
      setLists('failed');
    };
    ready.addEventListener('message', onMessage);
    ready.addEventListener('error', giveUp);
    return () => {
      ready.removeEventListener('message', onMessage);
      ready.removeEventListener('error', giveUp);
    };
  }, [isReady, lists]);

  useEffect(() => {
    if (isReady) send({ query });
  }, [isReady, query]);

  useEffect(() => {
    const typed = query.trim().slice(0, QUERY_LENGTH);
    if (!isReady || typed === '') return;
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      const entries = await fetchUsersLike(typed, stop.signal);
      if (stop.signal.aborted || entries.length === 0) return;
      send({ entries });
      send({ query });
    }, ASK_SERVER_AFTER_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [isReady, query]);

  return { lists, answer, retry: load };
}
