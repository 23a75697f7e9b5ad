import type { TypedDraft } from './typed-draft.ts';

/** An uploaded picture; its id is sent with the record. */
export type StoredPicture = { readonly uploadId: string; readonly name: string; readonly bytes: number };

/**
 * A draft stored in this browser: survives reloads, logins and a lost connection. `key` is the idempotency key, fixed for
 * its lifetime, so that sending it twice creates one record. `sent`: confirmed and sent, with the outcome unknown.
 */
export type StoredDraft = {
  readonly key: string;
  readonly typed: TypedDraft;
  readonly picture?: StoredPicture | undefined;
  readonly sent?: boolean;
};

export const newDraft = (): StoredDraft => ({ key: crypto.randomUUID(), typed: {} });

/** The stored draft of a board, if any. */
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
    // storage may be disabled: the draft lives as long as the page
  }
}

/** Deletes a draft after its record was saved, unless another tab has started a new one. */
export function discard(name: string, key: string): void {
  if (readStoredDraft(name)?.key !== key) return;
  localStorage.removeItem(storageKey(name));
}

const TIME_IS = 'timeIs';

/** Whether the player enters time left on countdown boards; the choice applies to all boards. */
export function typesTimeLeft(): boolean {
  try {
    return localStorage.getItem(TIME_IS) === 'left';
  } catch {
    return false; // storage may be disabled
  }
}

export function storeTimeIs(timeIs: string): void {
  try {
    localStorage.setItem(TIME_IS, timeIs);
  } catch {
    // storage may be disabled: the next board starts with the default
  }
}

const storageKey = (name: string) => `draft:record:${name}`;
