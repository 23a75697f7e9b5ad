import { useEffect, useState } from 'react';
import type { PreviewJson } from '#web/server/answer/response-types.ts';

const STILL_FOR_MS = 150; // Debounce delay while the player types.

/** Empty without a query. Contains the latest preview (the previous one while `asking`) or `failed`. */
export type PreviewState = { readonly preview?: PreviewJson | undefined; readonly failed?: boolean; readonly asking?: boolean };

/** Fetches the effect of a draft whenever the query changes. Discards responses to older queries. */
export function usePreview(path: string, query: string | undefined): PreviewState {
  const [state, setState] = useState<PreviewState>({});
  useEffect(() => {
    if (query === undefined) return setState({});
    setState((before) => ({ ...before, asking: true }));
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      const answer = await ask(`${path}?${query}`, stop.signal);
      if (!stop.signal.aborted) setState(answer ? { preview: answer } : { failed: true });
    }, STILL_FOR_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [path, query]);
  return state;
}

async function ask(address: string, signal: AbortSignal): Promise<PreviewJson | undefined> {
  try {
    const response = await fetch(address, { signal });
    return response.ok ? await response.json() : undefined;
  } catch {
    return undefined;
  }
}
