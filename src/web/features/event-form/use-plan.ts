import { useEffect, useRef, useState } from 'react';
import { codeText } from '#domain/events/event-code.ts';
import type { EventPlan } from '#domain/events/event-plan.ts';
import { deletePlan, findPlan, storePlan } from './stored-plan.ts';
import { planOf, type TypedPlan, typedOf } from './typed-plan.ts';

/** A version that the server has. */
export type SavedVersion = { readonly code: number; readonly revisionId: string };

/** What the form stands on: what it was opened with, or what was saved last. */
type Base = { readonly version: SavedVersion | undefined; readonly typed: TypedPlan };

const slotOf = (version: SavedVersion | undefined) => (version ? codeText(version.code) : 'new');
const isSame = (one: TypedPlan, other: TypedPlan) => JSON.stringify(planOf(one)) === JSON.stringify(planOf(other));

/** What is being planned: every change is kept in this browser at once, and what was left behind comes back. */
export function usePlan(start: Base) {
  const [base, setBase] = useState(start);
  const [typed, setTyped] = useState(start.typed);
  const [storedAt, setStoredAt] = useState<string>();
  const [savedAt, setSavedAt] = useState<string>();
  const [backFrom, setBackFrom] = useState<string>();
  const current = useRef({ typed, base });
  current.current = { typed, base };
  const first = useRef(start);

  useEffect(() => {
    const { version, typed: opened } = first.current;
    const planDraft = findPlan(slotOf(version));
    if (!planDraft || isSame(planDraft.typed, opened)) return;
    setTyped(planDraft.typed);
    setStoredAt(planDraft.storedAt);
    setBackFrom(planDraft.storedAt);
    if (version && planDraft.revisionId) setBase({ version: { ...version, revisionId: planDraft.revisionId }, typed: opened });
  }, []);

  const change = (part: Partial<TypedPlan>) => {
    const { base: stands, typed: before } = current.current;
    const next = { ...before, ...part };
    current.current = { base: stands, typed: next }; // two changes at one stroke both count
    setTyped(next);
    const at = new Date().toISOString();
    setStoredAt(at);
    if (isSame(next, stands.typed)) deletePlan(slotOf(stands.version));
    else storePlan(slotOf(stands.version), { typed: next, revisionId: stands.version?.revisionId, storedAt: at });
  };
  /** The server has what is typed. */
  const saved = (version: SavedVersion) => {
    deletePlan(slotOf(current.current.base.version));
    deletePlan(slotOf(version));
    setBase({ version, typed: current.current.typed });
    setSavedAt(new Date().toISOString());
    setStoredAt(undefined);
    setBackFrom(undefined);
  };
  /** Goes on with what is typed, from the version that somebody else saved. */
  const standOn = (version: SavedVersion, plan: EventPlan) => setBase({ version, typed: typedOf(plan) });
  /** Takes a stored plan in place of what is typed. */
  const take = (version: SavedVersion, plan: EventPlan) => {
    deletePlan(slotOf(version));
    standOn(version, plan);
    setTyped(typedOf(plan));
    setBackFrom(undefined);
  };
  const discard = () => {
    deletePlan(slotOf(base.version));
    setBase(first.current);
    setTyped(first.current.typed);
    setStoredAt(undefined);
    setBackFrom(undefined);
  };
  return {
    ...{ typed, version: base.version, isDirty: !isSame(typed, base.typed), storedAt, savedAt, backFrom },
    ...{ change, saved, standOn, take, discard },
  };
}
