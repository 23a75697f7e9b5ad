import { useEffect, useState } from 'react';
import type { Language } from '#domain/shared/language.ts';
import type { KeywordNamesJson } from '#web/server/answer/response-types.ts';
import { type ListPlace, placeBeside } from './caret-place.ts';
import { completeLink, openLinkAt, type Replacement } from './text-tools.ts';

export type FoundName = KeywordNamesJson['data'][number];
type OpenLink = { readonly from: number; readonly query: string };
type State = {
  readonly link: OpenLink;
  readonly place: ListPlace;
  readonly names: readonly FoundName[] | undefined;
  readonly active: number;
};

const WAIT_MS = 120; // Debounce delay, so that no request is sent while the player types.

/** Completes the name typed after `[[`. Tracks the caret and handles the keys of the list. */
export function useCompletion(lang: Language, write: (replacement: Replacement) => void) {
  const [state, setState] = useState<State>();
  const query = state?.link.query.trim();

  useEffect(() => {
    if (query === undefined || query === '') return;
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      const names = await fetchNames(query, lang, stop.signal);
      if (!stop.signal.aborted) setState((before) => before && { ...before, names, active: 0 });
    }, WAIT_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [query, lang]);

  const follow = (area: HTMLTextAreaElement) => {
    const { value, selectionStart, selectionEnd } = area;
    const link = selectionStart === selectionEnd ? openLinkAt(value, selectionStart) : undefined;
    const place = link && placeBeside(area, link.from);
    setState((before) => link && place && { active: 0, names: undefined, ...(before?.link.from === link.from && before), link, place });
  };
  const close = () => setState(undefined);
  const take = (area: HTMLTextAreaElement, at: number) => {
    const found = state?.names?.[at];
    if (!state || !found) return;
    write(completeLink(area.value, state.link, found.name));
    close();
  };
  /** Returns whether the list handled the key. */
  const press = (key: string, area: HTMLTextAreaElement): boolean => {
    if (state && key === 'Escape') {
      close();
      return true;
    }
    const count = state?.names?.length ?? 0;
    if (!state || count === 0) return false;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      setState({ ...state, active: (state.active + (key === 'ArrowDown' ? 1 : count - 1)) % count });
      return true;
    }
    if (key !== 'Enter' && key !== 'Tab') return false;
    take(area, state.active);
    return true;
  };
  return { names: query ? state?.names : undefined, active: state?.active ?? 0, place: state?.place, follow, press, take, close };
}

async function fetchNames(query: string, lang: Language, signal: AbortSignal): Promise<readonly FoundName[]> {
  try {
    const response = await fetch(`/api/keywords/names?${new URLSearchParams({ q: query })}`, { signal });
    const { data } = (await response.json()) as Partial<KeywordNamesJson>;
    const own = (found: FoundName) => (found.lang === lang ? 0 : 1);
    return [...(data ?? [])].sort((a, b) => own(a) - own(b));
  } catch {
    return [];
  }
}
