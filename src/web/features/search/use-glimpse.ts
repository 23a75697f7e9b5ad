import { useEffect, useState } from 'react';

const ASK_AFTER_MS = 150; // debounce: arrow keys pass many results

/** The current record of a stage as the API returns it (docs/api.md). */
export type Glimpse = { readonly record: string; readonly userId: string; readonly name: string | null };

/** The record of the previewed stage; undefined until loaded, and for stages without one. */
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
