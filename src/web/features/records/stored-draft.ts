import type { TypedDraft } from './typed-draft.ts';

/** A picture that the server has taken; its id goes with the record. */
export type StoredPicture = { readonly uploadId: string; readonly name: string; readonly bytes: number };

/**
 * A draft in this browser: it survives reloading, logging in and a lost connection. `key` belongs to it for its whole life,
 * so that whatever is sent twice is one record. `sent`: it was confirmed and sent, and the answer is not known.
 */
export type StoredDraft = {
  readonly key: string;
  readonly typed: TypedDraft;
  readonly picture?: StoredPicture | undefined;
  readonly sent?: boolean;
};

/** A draft with nothing in it. */
export const newDraft = (): StoredDraft => ({ key: crypto.randomUUID(), typed: {} });

/** The draft of a board, if one is kept. */
export function readStoredDraft(name: string): StoredDraft | undefined {
  try {
    const stored = JSON.parse(localStorage.getItem(storageKey(name)) ?? 'null') as Partial<StoredDraft> | null;
    return stored?.key && typeof stored.typed === 'object' ? (stored as StoredDraft) : undefined;
  } catch {
    return undefined;
  }
}

export function storeDraft(name: string, draft: StoredDraft): void {
  try {
    localStorage.setItem(storageKey(name), JSON.stringify(draft));
  } catch {
    // storage may be switched off: then the draft lives as long as the page
  }
}

/** Forgets a draft whose record is there, unless another tab has begun a new one. */
export function discard(name: string, key: string): void {
  if (readStoredDraft(name)?.key !== key) return;
  localStorage.removeItem(storageKey(name));
}

const TIME_IS = 'timeIs';

/** Whether somebody types time left on countdown boards: it stays the same from board to board. */
export function typesTimeLeft(): boolean {
  try {
    return localStorage.getItem(TIME_IS) === 'left';
  } catch {
    return false; // storage may be switched off
  }
}

export function storeTimeIs(timeIs: string): void {
  try {
    localStorage.setItem(TIME_IS, timeIs);
  } catch {
    // then it is asked again on the next board
  }
}

const storageKey = (name: string) => `draft:record:${name}`;
