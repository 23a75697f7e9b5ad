import { type DraftStore, draftStore } from '#web/ui/form/stored-draft.ts';
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
  readonly author?: string | undefined; // account that sent it
  readonly storedAtMs?: number; // when it was last stored
};

export const newDraft = (): StoredDraft => ({ key: crypto.randomUUID(), typed: {} });

const drafts = draftStore<StoredDraft>('draft:record:', ({ key, typed }) => Boolean(key) && typeof typed === 'object');

/** The drafts by board, each with the time when it was stored. */
export const recordDrafts: DraftStore<StoredDraft> = {
  ...drafts,
  store: (slot, draft) => drafts.store(slot, { ...draft, storedAtMs: Date.now() }),
};

/** Dispatched on the window with the board's name when a post that waited for a connection was rejected and is a draft again. */
export const DRAFT_RETURNED = 'draftreturned';

/** Stores a rejected post as the draft of its board. An open form that nobody has typed into shows it. */
export function returnDraft(name: string, draft: StoredDraft): void {
  recordDrafts.store(name, draft);
  window.dispatchEvent(new CustomEvent(DRAFT_RETURNED, { detail: name }));
}

/** Deletes a draft after its record was saved, unless another tab has started a new draft. */
export function discard(name: string, key: string): void {
  if (recordDrafts.find(name)?.key === key) recordDrafts.delete(name);
}

const TIME_IS = 'timeIs';
const CONSOLE = 'lastConsole';

/** Returns whether the player enters time left on countdown boards. The setting applies to all boards. */
export const typesTimeLeft = (): boolean => read(TIME_IS) === 'left';

export const storeTimeIs = (timeIs: string): void => store(TIME_IS, timeIs);

/** Returns the id of the console in the last post from this browser. */
export function lastConsole(): string | undefined {
  const stored = read(CONSOLE);
  return stored !== null && /^\d{1,4}$/.test(stored) ? stored : undefined;
}

export const storeConsole = (console: string): void => store(CONSOLE, console);

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // Storage may be disabled.
  }
}

function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Storage may be disabled. The next board then starts with the default.
  }
}
