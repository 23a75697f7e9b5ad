import { useEffect, useRef, useState } from 'react';
import { codeText } from '#domain/events/event-code.ts';
import type { EventPlan } from '#domain/events/event-plan.ts';
import { deletePlan, findPlan, storePlan } from './stored-plan.ts';
import { planOf, type TypedPlan, typedOf } from './typed-plan.ts';

/** A version saved on the server. */
export type SavedVersion = { readonly code: number; readonly revisionId: string };

/** State the form is compared with: as opened, or as last saved. */
type Base = { readonly version: SavedVersion | undefined; readonly typed: TypedPlan };

const slotOf = (version: SavedVersion | undefined) => (version ? codeText(version.code) : 'new');
const isSame = (one: TypedPlan, other: TypedPlan) => JSON.stringify(planOf(one)) === JSON.stringify(planOf(other));

/** Form state: every change is stored in this browser at once, and unsaved input is restored. */
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
    const { base: currentBase, typed: before } = current.current;
    const next = { ...before, ...part };
    current.current = { base: currentBase, typed: next }; // so that two changes in one render both apply
    setTyped(next);
    const at = new Date().toISOString();
    setStoredAt(at);
    if (isSame(next, currentBase.typed)) deletePlan(slotOf(currentBase.version));
    else storePlan(slotOf(currentBase.version), { typed: next, revisionId: currentBase.version?.revisionId, storedAt: at });
  };
  /** Records that the server saved the current input. */
  const saved = (version: SavedVersion) => {
    deletePlan(slotOf(current.current.base.version));
    deletePlan(slotOf(version));
    setBase({ version, typed: current.current.typed });
    setSavedAt(new Date().toISOString());
    setStoredAt(undefined);
    setBackFrom(undefined);
  };
  /** Keeps the current input, based on a version another user saved. */
  const rebase = (version: SavedVersion, plan: EventPlan) => setBase({ version, typed: typedOf(plan) });
  /** Replaces the input with a saved plan. */
  const take = (version: SavedVersion, plan: EventPlan) => {
    deletePlan(slotOf(version));
    rebase(version, plan);
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
    ...{ change, saved, rebase, take, discard },
  };
}
