import { draftStore } from '#web/ui/form/stored-draft.ts';
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

/** The drafts by board. */
export const recordDrafts = draftStore<StoredDraft>('draft:record:', ({ key, typed }) => Boolean(key) && typeof typed === 'object');

/** Deletes a draft after its record was saved, unless another tab has started a new draft. */
export function discard(name: string, key: string): void {
  if (recordDrafts.find(name)?.key === key) recordDrafts.delete(name);
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
