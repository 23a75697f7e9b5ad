import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import {
  DRAFT_RETURNED,
  discard,
  lastConsole,
  newDraft,
  recordDrafts,
  type StoredDraft,
  storeTimeIs,
  typesTimeLeft,
} from './stored-draft.ts';
import { fillForm, readTyped } from './typed-draft.ts';

/**
 * Manages a board's draft, which is stored in this browser and restored into the form. Calls `onBack` with a restored
 * draft.
 */
export function useStoredDraft(name: string, holder: RefObject<HTMLElement | null>, onBack: (draft: StoredDraft) => void) {
  const current = useRef<StoredDraft>({ key: '', typed: {} });
  const [draft, show] = useState(current.current);
  const back = useRef(onBack);
  back.current = onBack;

  const change = useCallback(
    (part: Partial<StoredDraft>) => {
      current.current = { ...current.current, ...part };
      recordDrafts.store(name, current.current);
      show(current.current);
    },
    [name],
  );

  useEffect(() => {
    const open = () => {
      const form = holder.current?.querySelector('form');
      if (!form) return;
      const stored = recordDrafts.find(name);
      if (stored) fillForm(form, stored.typed);
      else {
        preselect(form);
        fillForm(form, readTyped(form)); // Retains input that was typed before hydration.
      }
      current.current = stored ?? { ...newDraft(), typed: readTyped(form) };
      show(current.current);
      if (stored) back.current(stored);
    };
    // Reloads a page restored from the back/forward cache, because its draft may have been sent since.
    const again = (event: PageTransitionEvent) => event.persisted && location.reload();
    // Otherwise, typing would overwrite the draft. A form that was typed into has stored its own draft already.
    const take = ({ detail }: CustomEventInit<string>) => {
      if (detail === name && recordDrafts.find(name)?.key !== current.current.key) open();
    };
    open();
    window.addEventListener('pageshow', again);
    window.addEventListener(DRAFT_RETURNED, take);
    return () => {
      window.removeEventListener('pageshow', again);
      window.removeEventListener(DRAFT_RETURNED, take);
    };
  }, [name, holder]);

  const type = () => {
    const form = holder.current?.querySelector('form');
    const { key, sent } = current.current;
    if (!form || key === '' || sent) return; // Not open yet, in which case opening reads the input, or already sent.
    const typed = readTyped(form);
    if (typed.timeIs) storeTimeIs(typed.timeIs);
    change({ typed });
  };
  const done = () => discard(name, current.current.key);
  /** Discards the draft and starts another one in the same form. */
  const restart = () => {
    const form = holder.current?.querySelector('form');
    done();
    form?.reset();
    if (form) preselect(form);
    current.current = { ...newDraft(), typed: form ? readTyped(form) : {} };
    show(current.current);
  };
  return { draft, current, change, type, done, restart };
}

/** Selects what the player chose last: the kind of time, and the console unless one is already selected. */
function preselect(form: HTMLFormElement): void {
  const choose = (name: string, value: string) => {
    const chosen = form.querySelector<HTMLInputElement>(`[name=${name}][value="${value}"]`);
    if (chosen) chosen.checked = true;
  };
  choose('timeIs', typesTimeLeft() ? 'left' : 'elapsed');
  const last = lastConsole();
  if (last && !form.querySelector('[name=console]:checked')) choose('console', last);
}
