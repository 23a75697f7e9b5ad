import type { KeywordVersion } from '#domain/keywords/assess-edit.ts';
import type { Language } from '#domain/shared/language.ts';
import { draftStore } from '#web/ui/form/stored-draft.ts';
import type { Base } from './editor-context.ts';

/** Unsaved edit, stored in this browser from the first change until the edit is saved. */
export type StoredDraft = {
  readonly slot: string; // Entry and language to which the draft belongs.
  readonly id: string;
  readonly key: string; // Idempotency key, with which sending a new entry twice creates only one entry.
  readonly lang: Language;
  readonly version: KeywordVersion;
  readonly base: Base | undefined; // Version on which the draft is based, which may be outdated.
  readonly storedAt: string;
};

// Each tab stores its own draft, so that two tabs with the same entry never overwrite each other. A tab locks its draft
// while it is open. A draft without a lock was abandoned, and is restored when the entry is opened again.
const held = new Set<string>();

const drafts = draftStore<StoredDraft>('draft:keyword:', ({ id, key, version, storedAt }) =>
  Boolean(id && key && typeof version?.text === 'string' && typeof storedAt === 'string'),
);

/** Returns the draft of this tab, or otherwise the newest abandoned draft. */
export async function findDraft(slot: string): Promise<StoredDraft | undefined> {
  const alive = await heldElsewhere();
  const free = drafts
    .list(`${slot}:`)
    .filter((draft) => draft.slot === slot && !alive.has(draft.id))
    .sort((a, b) => b.storedAt.localeCompare(a.storedAt));
  const own = free.find(({ id }) => held.has(id)) ?? free[0];
  if (own) hold(own.id);
  return own;
}

export function storeDraft(draft: StoredDraft): void {
  hold(draft.id);
  drafts.store(`${draft.slot}:${draft.id}`, draft);
}

/** Deletes a draft that was saved or discarded. Drafts of other tabs remain. */
export function deleteDraft({ slot, id }: StoredDraft): void {
  held.delete(id);
  drafts.delete(`${slot}:${id}`);
}

const lockName = (id: string) => `keyword-draft:${id}`;

function hold(id: string): void {
  if (held.has(id)) return;
  held.add(id);
  // The lock is held until the page unloads.
  navigator.locks?.request(lockName(id), () => new Promise(() => {})).catch(() => {});
}

async function heldElsewhere(): Promise<ReadonlySet<string>> {
  const locks = (await navigator.locks?.query().catch(() => undefined))?.held ?? [];
  const ids = locks.flatMap(({ name }) => (name?.startsWith(lockName('')) ? [name.slice(lockName('').length)] : []));
  return new Set(ids.filter((id) => !held.has(id)));
}
