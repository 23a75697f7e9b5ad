'use client'; // Client component: the plan exists only in the form and in localStorage until it is saved.
import { useEffect, useMemo, useRef, useState } from 'react';
import { codeOfDay, codeText } from '#domain/events/event-code.ts';
import { openEvent, type Refused, readDraft, savePlan } from '#web/features/event-form/manage/event-calls.ts';
import { CheckList } from '#web/features/event-form/plan/check-list.tsx';
import { fieldText } from '#web/features/event-form/plan/plan-words.ts';
import { PreviewCard } from '#web/features/event-form/plan/preview-card.tsx';
import { StaleDialog, type Theirs } from '#web/features/event-form/plan/stale-dialog.tsx';
import { emptyPlan, planOf, typedOf } from '#web/features/event-form/plan/typed-plan.ts';
import { useJudge } from '#web/features/event-form/plan/use-judge.ts';
import { usePlan } from '#web/features/event-form/plan/use-plan.ts';
import { DescriptionSection } from '#web/features/event-form/sections/description-section.tsx';
import { EvidenceSection } from '#web/features/event-form/sections/evidence-section.tsx';
import { NameSection } from '#web/features/event-form/sections/name-section.tsx';
import { TeamsSection } from '#web/features/event-form/sections/teams-section.tsx';
import { WindowSection } from '#web/features/event-form/sections/window-section.tsx';
import { AreaSection } from '#web/features/event-form/stages/area-section.tsx';
import { StagesSection } from '#web/features/event-form/stages/stages-section.tsx';
import { localePath } from '#web/i18n/locales.ts';
import styles from './event-form.module.css';
import { FormBar } from './form-bar.tsx';
import type { FormContext } from './form-context.ts';
import { FormHead } from './form-head.tsx';
import { FormNotes } from './form-notes.tsx';

type Busy = 'saving' | 'opening' | undefined;
const NOTHING: Readonly<Record<string, string>> = {};

/** Renders the form for planning an event, from its title to opening it. */
export function PlanForm({ context }: { context: FormContext }) {
  const { stored, free, siteZone, firstDay, ground, locale } = context;
  const [start] = useState(() => ({
    version: stored && { code: stored.code, revisionId: stored.revisionId },
    typed: stored ? typedOf(stored.plan) : emptyPlan(free ? 'user-planned' : 'limited', siteZone, firstDay),
  }));
  const planDraft = usePlan(start);
  const { typed, version } = planDraft;
  const plan = useMemo(() => planOf(typed), [typed]);
  const code = version?.code ?? codeOfDay(typed.starts.day);
  const judged = useJudge(ground, code, plan);
  const [refused, setRefused] = useState<Refused>();
  // Empty fields are not marked as invalid before the first attempt to save.
  const [isAsked, setAsked] = useState(false);
  const [busy, setBusy] = useState<Busy>();
  const [theirs, setTheirs] = useState<Theirs>();
  const form = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!refused) return;
    const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector);
    (find('[aria-invalid="true"]') ?? find('[data-notes] [role="alert"]'))?.focus();
  }, [refused]);

  const isTaken = !version && code !== undefined && (context.taken.includes(code) || (free !== null && !free.includes(code)));
  const found = judged?.fields ?? NOTHING;
  const fields = { ...found, ...refused?.fields };
  const rival = ground.events.find(({ id }) => id === judged?.conflict);
  const text = (field: string, error: string) => fieldText({ ...context, code: version?.code }, field, error);
  const textOf = (field: string, as = field) => {
    const error = fields[field];
    const isStillEmpty = error === 'required' || error === 'not-a-time';
    return error === undefined || (isStillEmpty && !isAsked) ? undefined : text(as, error);
  };
  const change: typeof planDraft.change = (part) => {
    setRefused(undefined);
    planDraft.change(part);
  };
  const refuse = (why: Refused) => {
    setRefused(why);
    setAsked(true);
    setBusy(undefined);
  };
  /** Saves the plan. Returns the version on the server, or undefined when the server rejects the plan. */
  const save = async (from = version) => {
    setAsked(true);
    if (Object.keys(found).length > 0 || isTaken || code === undefined) return void refuse({ error: 'invalid', fields: {} });
    const answer = await savePlan(from, code, plan);
    if ('refused' in answer) return void (await explain(answer.refused, code));
    planDraft.saved(answer.value, typed);
    if (!from) history.replaceState(null, '', localePath(locale, `/admin/events/${codeText(answer.value.code)}`));
    return answer.value;
  };
  const explain = async (why: Refused, at: number) => {
    if (why.error !== 'stale') return refuse(why);
    const answer = await readDraft(at);
    setBusy(undefined);
    if ('refused' in answer) refuse(answer.refused);
    else setTheirs(answer.value);
  };
  const press = async (what: NonNullable<Busy>, work: () => Promise<unknown>) => {
    if (busy) return;
    setBusy(what);
    await work();
    setBusy(undefined);
  };
  const open = async () => {
    const saved = version && !planDraft.isDirty ? version : await save();
    if (!saved) return;
    const answer = await openEvent(saved);
    if ('refused' in answer) return explain(answer.refused, saved.code);
    location.assign(localePath(locale, `/admin/events/${codeText(saved.code)}`));
    return new Promise(() => {}); // Stays busy until the next page loads.
  };
  const mayOpen = Object.keys(found).length === 0 && !isTaken && plan.startsAt !== '' && plan.endsAt !== '';
  const section = { context, typed, change, textOf };
  return (
    <>
      <FormHead {...{ context, planDraft }} />
      <div className={styles.two}>
        <div ref={form} className={`card ${styles.form}`}>
          <FormNotes {...{ context, planDraft, refused }} />
          <NameSection {...section} />
          <WindowSection {...section} {...{ plan, rival }} code={code} fixedCode={version?.code} />
          <StagesSection {...section} />
          {typed.style !== 'standard' && <TeamsSection {...section} />}
          {typed.style === 'area' && <AreaSection {...section} />}
          <EvidenceSection {...section} />
          <DescriptionSection {...section} />
          <FormBar
            {...{ context, plan, busy }}
            code={code}
            mayOpen={mayOpen}
            onSave={() => press('saving', save)}
            onRefuse={() => refuse({ error: 'invalid', fields: {} })}
            onOpen={() => press('opening', open)}
          />
        </div>
        <PreviewCard {...{ context, plan, code }}>
          {judged && <CheckList {...{ context, plan, fields, rival }} textOf={text} />}
        </PreviewCard>
      </div>
      {theirs && (
        <StaleDialog
          {...{ context, plan, theirs }}
          onBack={() => setTheirs(undefined)}
          onTheirs={() => {
            planDraft.take(theirs, theirs.plan);
            setTheirs(undefined);
          }}
          onMine={() => {
            planDraft.rebase(theirs, theirs.plan);
            setTheirs(undefined);
            press('saving', () => save(theirs));
          }}
        />
      )}
    </>
  );
}
