import type { KeywordVersion } from '#domain/keywords/assess-edit.ts';
import type { Locale } from '#web/i18n/locales.ts';
import type { Base } from './editor-context.ts';

/** Unsaved edit, stored in this browser from the first change until the edit is saved. */
export type StoredDraft = {
  readonly slot: string; // Entry and language to which the draft belongs.
  readonly id: string;
  readonly key: string; // Idempotency key, with which sending a new entry twice creates only one entry.
  readonly lang: Locale;
  readonly version: KeywordVersion;
  readonly base: Base | undefined; // Version on which the draft is based, which may be outdated.
  readonly storedAt: string;
};

// Each tab stores its own draft, so that two tabs with the same entry never overwrite each other. A tab locks its draft
// while it is open. A draft without a lock was abandoned, and is restored when the entry is opened again.
const held = new Map<string, StoredDraft | undefined>(); // Also stores the drafts when localStorage is unavailable.

/** Returns the draft of this tab, or otherwise the newest abandoned draft. */
export async function findDraft(slot: string): Promise<StoredDraft | undefined> {
  const alive = await heldElsewhere();
  const drafts = listDrafts(slot)
    .filter(({ id }) => !alive.has(id))
    .sort((a, b) => b.storedAt.localeCompare(a.storedAt));
  const own = drafts.find(({ id }) => held.has(id)) ?? drafts[0];
  if (own) hold(own.id);
  return own;
}

export function storeDraft(draft: StoredDraft): void {
  hold(draft.id);
  held.set(draft.id, draft);
  try {
    localStorage.setItem(storageKey(draft.slot, draft.id), JSON.stringify(draft));
  } catch {
    // Storage is full or disabled, so the draft lasts as long as the page.
  }
}

/** Deletes a draft that was saved or discarded. Drafts of other tabs remain. */
export function deleteDraft({ slot, id }: StoredDraft): void {
  held.delete(id);
  try {
    localStorage.removeItem(storageKey(slot, id));
  } catch {
    // Storage is disabled, so the draft was never stored.
  }
}

const storageKey = (slot: string, id: string) => `draft:keyword:${slot}:${id}`;
const lockName = (id: string) => `keyword-draft:${id}`;

function hold(id: string): void {
  if (held.has(id)) return;
  held.set(id, undefined);
  // The lock is held until the page unloads.
  navigator.locks?.request(lockName(id), () => new Promise(() => {})).catch(() => {});
}

async function heldElsewhere(): Promise<ReadonlySet<string>> {
  const locks = (await navigator.locks?.query().catch(() => undefined))?.held ?? [];
  const ids = locks.flatMap(({ name }) => (name?.startsWith(lockName('')) ? [name.slice(lockName('').length)] : []));
  return new Set(ids.filter((id) => !held.has(id)));
}

function listDrafts(slot: string): StoredDraft[] {
  const inMemory = [...held.values()].filter((draft): draft is StoredDraft => draft !== undefined && draft.slot === slot);
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(storageKey(slot, '')));
    const stored = keys.flatMap((key) => parse(localStorage.getItem(key)) ?? []).filter((draft) => draft.slot === slot);
    return [...stored, ...inMemory.filter(({ id }) => !stored.some((draft) => draft.id === id))];
  } catch {
    return inMemory;
  }
}

type OldDraft = { readonly keptAt?: string }; // Version 1 used this name for `storedAt`.

function parse(text: string | null): StoredDraft | undefined {
  try {
    const draft = JSON.parse(text ?? 'null') as (Partial<StoredDraft> & OldDraft) | null;
    const isWhole = draft?.id && draft.key && typeof draft.version?.text === 'string';
    return isWhole ? ({ storedAt: draft.keptAt ?? '', ...draft } as StoredDraft) : undefined;
  } catch {
    return undefined;
  }
}
