import type { TypedPlan } from './typed-plan.ts';

/** What somebody is planning, kept in this browser from the first letter until it is saved. */
export type KeptPlan = {
  readonly typed: TypedPlan;
  readonly revisionId: string | undefined; // the saved version that it was written from: somebody else may have saved since
  readonly keptAt: string;
};

// The number is the form's: what an older form kept would not fit.
const storageKey = (slot: string) => `draft:event:1:${slot}`;

const unstored = new Map<string, KeptPlan>(); // where storage is full or switched off a plan lives as long as the page

/** What was kept for an event, or for a new one. */
export function findPlan(slot: string): KeptPlan | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(storageKey(slot)) ?? 'null') as Partial<KeptPlan> | null;
    return (isWhole(kept) ? kept : undefined) ?? unstored.get(slot);
  } catch {
    return unstored.get(slot);
  }
}

export function keepPlan(slot: string, plan: KeptPlan): void {
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

const isWhole = (kept: Partial<KeptPlan> | null): kept is KeptPlan =>
  typeof kept?.keptAt === 'string' && typeof kept.typed?.title?.en === 'string' && Array.isArray(kept.typed.stages);
