import type { TypedPlan } from './typed-plan.ts';

/** What somebody is planning, kept in this browser from the first letter until it is saved. */
export type StoredPlan = {
  readonly typed: TypedPlan;
  readonly revisionId: string | undefined; // the saved version that it was written from: somebody else may have saved since
  readonly storedAt: string;
};

type OldPlan = { readonly keptAt?: string }; // of version 1

// The number is the form's: what an older form kept would not fit.
const storageKey = (slot: string) => `draft:event:1:${slot}`;

const unstored = new Map<string, StoredPlan>(); // where storage is full or switched off a plan lives as long as the page

/** What was kept for an event, or for a new one. */
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

/** Forgets a plan that was saved or thrown away. */
export function deletePlan(slot: string): void {
  unstored.delete(slot);
  try {
    localStorage.removeItem(storageKey(slot));
  } catch {
    // nothing was kept
  }
}

const isWhole = (plan: { readonly [key in keyof StoredPlan]?: StoredPlan[key] | undefined } | null): plan is StoredPlan =>
  typeof plan?.storedAt === 'string' && typeof plan.typed?.title?.en === 'string' && Array.isArray(plan.typed.stages);
