import { useEffect, useRef, useState } from 'react';
import { codeText } from '#domain/events/event-code.ts';
import type { EventPlan } from '#domain/events/plan/event-plan.ts';
import type { EventVersionJson } from '#web/server/answer/response-types.ts';
import { storedPlans } from './stored-plan.ts';
import { inAllLanguages, planOf, type TypedPlan, typedOf } from './typed-plan.ts';

/** Version of the plan saved on the server. */
export type SavedVersion = EventVersionJson;

/** State with which the form input is compared: as opened or as last saved. */
type Base = { readonly version: SavedVersion | undefined; readonly typed: TypedPlan };

const slotOf = (version: SavedVersion | undefined) => (version ? codeText(version.code) : 'new');
const isSame = (one: TypedPlan, other: TypedPlan) => JSON.stringify(planOf(one)) === JSON.stringify(planOf(other));

/** Manages the form state. Stores every change in this browser immediately and restores unsaved input. */
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
    const planDraft = storedPlans.find(slotOf(version));
    const restored = planDraft && inAllLanguages(planDraft.typed);
    if (!restored || isSame(restored, opened)) return;
    setTyped(restored);
    setStoredAt(planDraft.storedAt);
    setBackFrom(planDraft.storedAt);
    if (version && planDraft.revisionId) setBase({ version: { ...version, revisionId: planDraft.revisionId }, typed: opened });
  }, []);

  const change = (part: Partial<TypedPlan>) => {
    const { base: currentBase, typed: before } = current.current;
    const next = { ...before, ...part };
    // Updated immediately so that two changes within one render both apply.
    current.current = { base: currentBase, typed: next };
    setTyped(next);
    store(next);
  };
  /** Stores unsaved input in this browser, and deletes it there once it equals what is saved. */
  const store = (input: TypedPlan) => {
    const { version, typed: savedInput } = current.current.base;
    const at = isSame(input, savedInput) ? undefined : new Date().toISOString();
    if (at) storedPlans.store(slotOf(version), { typed: input, revisionId: version?.revisionId, storedAt: at });
    else storedPlans.delete(slotOf(version));
    setStoredAt(at);
  };
  /** Marks `sent` as saved on the server. What was typed since then stays unsaved input. */
  const saved = (version: SavedVersion, sent: TypedPlan) => {
    const { typed: now } = current.current;
    const savedBase = { version, typed: sent };
    storedPlans.delete(slotOf(current.current.base.version));
    current.current = { base: savedBase, typed: now };
    setBase(savedBase);
    setSavedAt(new Date().toISOString());
    setBackFrom(undefined);
    store(now);
  };
  /** Retains the current input and bases it on a version that another user saved. */
  const rebase = (version: SavedVersion, plan: EventPlan) => setBase({ version, typed: typedOf(plan) });
  /** Replaces the current input with a saved plan. */
  const take = (version: SavedVersion, plan: EventPlan) => {
    storedPlans.delete(slotOf(version));
    rebase(version, plan);
    setTyped(typedOf(plan));
    setBackFrom(undefined);
  };
  const discard = () => {
    storedPlans.delete(slotOf(base.version));
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
