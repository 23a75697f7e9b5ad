import { useEffect, useState } from 'react';
import type { Preview } from './preview.ts';

const STILL_FOR_MS = 250; // nobody reads a place between two digits

/** Where the question stands: nothing to ask, an answer (that of the question before it while the new one is under way), or none to be had. */
export type PreviewState = { readonly preview?: Preview | undefined; readonly failed?: boolean; readonly asking?: boolean };

/** What the draft would bring, asked anew whenever the question changes; the answer to an older question never shows. */
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

async function ask(address: string, signal: AbortSignal): Promise<Preview | undefined> {
  try {
    const response = await fetch(address, { signal });
    return response.ok ? await response.json() : undefined;
  } catch {
    return undefined;
  }
}
