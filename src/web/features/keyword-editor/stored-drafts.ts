import type { KeywordVersion } from '#domain/keywords/assess-edit.ts';
import type { Locale } from '#web/i18n/locales.ts';
import type { Base } from './editor-context.ts';

/** An unsaved edit, stored in this browser from the first change until it is saved. */
export type StoredDraft = {
  readonly slot: string; // the entry and language that it belongs to
  readonly id: string;
  readonly key: string; // idempotency key: sending a new entry twice creates one entry
  readonly lang: Locale;
  readonly version: KeywordVersion;
  readonly base: Base | undefined; // the version it is based on, which may be outdated by now
  readonly storedAt: string;
};

// Each tab stores its own draft, so that two tabs on the same entry never overwrite each other. A tab holds a lock while it is open:
// a draft without a lock was abandoned, and is restored when the entry is next opened.
const held = new Map<string, StoredDraft | undefined>(); // also stores the drafts when localStorage is unavailable

/** The draft of this tab, or else the newest abandoned one. */
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
    // storage is full or disabled: the draft lives as long as the page
  }
}

/** Deletes a draft that was saved or discarded; drafts of other tabs stay. */
export function deleteDraft({ slot, id }: StoredDraft): void {
  held.delete(id);
  try {
    localStorage.removeItem(storageKey(slot, id));
  } catch {
    // storage is disabled: nothing was stored
  }
}

const storageKey = (slot: string, id: string) => `draft:keyword:${slot}:${id}`;
const lockName = (id: string) => `keyword-draft:${id}`;

function hold(id: string): void {
  if (held.has(id)) return;
  held.set(id, undefined);
  navigator.locks?.request(lockName(id), () => new Promise(() => {})).catch(() => {}); // held until the page unloads
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

type OldDraft = { readonly keptAt?: string }; // of version 1

function parse(text: string | null): StoredDraft | undefined {
  try {
    const draft = JSON.parse(text ?? 'null') as (Partial<StoredDraft> & OldDraft) | null;
    const isWhole = draft?.id && draft.key && typeof draft.version?.text === 'string';
    return isWhole ? ({ storedAt: draft.keptAt ?? '', ...draft } as StoredDraft) : undefined;
  } catch {
    return undefined;
  }
}
