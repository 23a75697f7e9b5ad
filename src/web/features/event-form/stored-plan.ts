import type { TypedPlan } from './typed-plan.ts';

/** Unsaved input, stored in this browser from the first keystroke until it is saved. */
export type StoredPlan = {
  readonly typed: TypedPlan;
  readonly revisionId: string | undefined; // the saved version it is based on; another user may have saved since
  readonly storedAt: string;
};

type OldPlan = { readonly keptAt?: string }; // name of `storedAt` in older stored plans

// The number is the form's version: input stored by an older form would not fit.
const storageKey = (slot: string) => `draft:event:1:${slot}`;

const unstored = new Map<string, StoredPlan>(); // fallback when storage is full or disabled: plans last as long as the page

/** Returns the stored plan of an event, or of a new one. */
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

/** Deletes a plan that was saved or discarded. */
export function deletePlan(slot: string): void {
  unstored.delete(slot);
  try {
    localStorage.removeItem(storageKey(slot));
  } catch {
    // storage is disabled, so nothing was stored
  }
}

const isWhole = (plan: { readonly [key in keyof StoredPlan]?: StoredPlan[key] | undefined } | null): plan is StoredPlan =>
  typeof plan?.storedAt === 'string' && typeof plan.typed?.title?.en === 'string' && Array.isArray(plan.typed.stages);
