import type { TypedDraft } from './typed-draft.ts';

/** Uploaded picture, whose id is sent with the record. */
export type StoredPicture = { readonly uploadId: string; readonly name: string; readonly bytes: number };

/**
 * Draft stored in this browser, where it survives reloads, sign-ins and a lost connection. `key` is an idempotency key
 * that never changes, so that sending the draft twice creates one record. `sent` means that the draft was sent and the
 * outcome is unknown.
 */
export type StoredDraft = {
  readonly key: string;
  readonly typed: TypedDraft;
  readonly picture?: StoredPicture | undefined;
  readonly sent?: boolean;
};

export const newDraft = (): StoredDraft => ({ key: crypto.randomUUID(), typed: {} });

/** Returns the stored draft of a board, if any. */
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
    // Storage may be disabled. The draft then lasts as long as the page.
  }
}

/** Deletes a draft after its record was saved, unless another tab has started a new draft. */
export function discard(name: string, key: string): void {
  if (readStoredDraft(name)?.key !== key) return;
  localStorage.removeItem(storageKey(name));
}

const TIME_IS = 'timeIs';

/** Returns whether the player enters time left on countdown boards. The setting applies to all boards. */
export function typesTimeLeft(): boolean {
  try {
    return localStorage.getItem(TIME_IS) === 'left';
  } catch {
    return false; // Storage may be disabled.
  }
}

export function storeTimeIs(timeIs: string): void {
  try {
    localStorage.setItem(TIME_IS, timeIs);
  } catch {
    // Storage may be disabled. The next board then starts with the default.
  }
}

const storageKey = (name: string) => `draft:record:${name}`;
