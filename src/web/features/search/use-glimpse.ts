import { useEffect, useState } from 'react';

const ASK_AFTER_MS = 150; // Debounce delay, because the arrow keys pass many results.

/** Current record of a stage, as returned by the API (docs/api.md). */
export type Glimpse = { readonly record: string; readonly userId: string; readonly name: string | null };

/** Returns the record of the previewed stage, or undefined while loading and for a stage without a record. */
export function useGlimpse(stageId: number | undefined): Glimpse | undefined {
  const [glimpse, setGlimpse] = useState<{ stageId: number; data: Glimpse | null }>();
  useEffect(() => {
    if (stageId === undefined) return;
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      const answer = await fetch(`/api/search/stages/${stageId}`, { signal: stop.signal }).catch(() => undefined);
      if (!answer?.ok) return;
      const { data } = (await answer.json()) as { data: Glimpse | null };
      if (!stop.signal.aborted) setGlimpse({ stageId, data });
    }, ASK_AFTER_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [stageId]);
  return glimpse?.stageId === stageId ? (glimpse?.data ?? undefined) : undefined;
}
