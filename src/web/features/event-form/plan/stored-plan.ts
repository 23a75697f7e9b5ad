import type { TypedPlan } from './typed-plan.ts';

/** Unsaved form input, stored in this browser from the first keystroke until the plan is saved. */
export type StoredPlan = {
  readonly typed: TypedPlan;
  // Saved version on which the input is based. Another user may have saved since.
  readonly revisionId: string | undefined;
  readonly storedAt: string;
};

type OldPlan = { readonly keptAt?: string }; // Older stored plans use this name for `storedAt`.

// The number in the key is the form's version. Input stored by an older form would not match the fields.
const storageKey = (slot: string) => `draft:event:1:${slot}`;

// Fallback while storage is full or disabled. These plans last as long as the page.
const unstored = new Map<string, StoredPlan>();

/** Returns the stored plan in a slot, which is an event code or "new". */
export function findPlan(slot: string): StoredPlan | undefined {
  try {
    const stored = JSON.parse(localStorage.getItem(storageKey(slot)) ?? 'null') as (Partial<StoredPlan> & OldPlan) | null;
    const plan = stored && { storedAt: stored.keptAt, ...stored };
    return (isWhole(plan) ? plan : undefined) ?? unstored.get(slot);
  } catch {
    return unstored.get(slot);
  }
}

export function storePlan(slot: string, plan: StoredPlan): void {
  try {
    localStorage.setItem(storageKey(slot), JSON.stringify(plan));
    unstored.delete(slot);
  } catch {
    unstored.set(slot, plan);
  }
}

export function deletePlan(slot: string): void {
  unstored.delete(slot);
  try {
    localStorage.removeItem(storageKey(slot));
  } catch {
    // Storage is disabled, so the plan was never stored.
  }
}

const isWhole = (plan: { readonly [key in keyof StoredPlan]?: StoredPlan[key] | undefined } | null): plan is StoredPlan =>
  typeof plan?.storedAt === 'string' && typeof plan.typed?.title?.en === 'string' && Array.isArray(plan.typed.stages);
