'use client'; // Client component: ticks records, previews the bulk action, applies it and undoes it.
import { useRouter } from 'next/navigation';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { MOST_IN_A_BULK } from '#domain/moderation/limits.ts';
import { moderationCall, refusalText } from '#web/features/moderation/act/moderation-call.ts';
import { useKeys } from '#web/features/moderation/use-keys.ts';
import { fill } from '#web/i18n/fill.ts';
import type { Messages } from '#web/i18n/messages.ts';
import type { BulkPreview } from '#web/server/account/read-moderation.ts';
import { Button } from '#web/ui/form/button.tsx';
import shared from '#web/ui/page/shared.module.css';
import styles from './bulk.module.css';
import { BulkForm, type BulkWhy } from './bulk-form.tsx';
import type { BulkGroup } from './bulk-groups.ts';
import { BulkList } from './bulk-list.tsx';
import { BulkTicks } from './bulk-ticks.tsx';

type Step =
  | { readonly at: 'closed' | 'undone' }
  | { readonly at: 'ticking'; readonly why?: BulkWhy }
  | { readonly at: 'preview'; readonly why: BulkWhy; readonly preview: BulkPreview; readonly lines: ReadonlyMap<string, string> }
  | { readonly at: 'done'; readonly bulkId: string; readonly count: number };

type Props = {
  groups: readonly BulkGroup[];
  home: string;
  words: Messages['moderation'];
  states: Messages['records']['states'];
  children: ReactNode;
};

/** Applies one verb to many records in four steps: tick, preview, confirm, undo. Replaces the desk while open. */
export function BulkDesk({ groups, home, words, states, children }: Props) {
  const router = useRouter();
  const title = useRef<HTMLHeadingElement>(null);
  const [step, setStep] = useState<Step>({ at: 'closed' });
  const [ticks, setTicks] = useState<ReadonlySet<string>>(new Set());
  const [busy, setBusy] = useState(false);
  const [bad, setBad] = useState('');
  const { bulk } = words;
  const lines = new Map(groups.flatMap(({ name, records }) => records.map(({ recordId, about }) => [recordId, `${name}: ${about}`])));
  // Drops records that another moderator has handled in the meantime.
  const ticked = new Set([...lines.keys()].filter((recordId) => ticks.has(recordId)));
  useEffect(() => {
    if (step.at !== 'closed') title.current?.focus();
  }, [step.at]);

  const close = () => {
    setStep({ at: 'closed' });
    setTicks(new Set());
    setBad('');
    router.push(home, { scroll: false });
  };
  const call = async (path: string, json: object, then: (body: Partial<BulkPreview>) => Step) => {
    if (busy) return;
    setBusy(true);
    const answer = await moderationCall<BulkPreview>(path, json);
    setBusy(false);
    setBad(answer.ok ? '' : refusalText({ ...words.errors, ...bulk.errors }, answer));
    if (answer.ok) setStep(then(answer.body));
    router.refresh();
  };
  const requestPreview = (why: BulkWhy) =>
    call('/bulks', { ...why, recordIds: [...ticked] }, (body) => ({ at: 'preview', why, preview: body as BulkPreview, lines }));
  const apply = ({ bulkId, items }: BulkPreview) => call(`/bulks/${bulkId}/apply`, {}, () => ({ at: 'done', bulkId, count: items.length }));
  const undo = (bulkId: string) => call(`/bulks/${bulkId}/undo`, {}, () => ({ at: 'undone' }));
  useKeys({
    b: step.at === 'closed' && lines.size > 1 ? () => setStep({ at: 'ticking' }) : undefined,
    u: step.at === 'done' ? () => void undo(step.bulkId) : undefined,
    escape: step.at === 'closed' ? undefined : close,
  });

  if (step.at === 'closed') {
    return (
      <>
        {lines.size > 1 && (
          <p className={styles.open}>
            <Button size="s" variant="line" aria-keyshortcuts="b" onClick={() => setStep({ at: 'ticking' })}>
              {bulk.open} <kbd aria-hidden>B</kbd>
            </Button>
          </p>
        )}
        {children}
      </>
    );
  }
  return (
    <section className={`card ${styles.bulk}`} aria-label={bulk.title}>
      <header>
        <h2 ref={title} tabIndex={-1}>
          {bulk.title}
        </h2>
        <Button size="s" variant="ghost" onClick={close}>
          {words.panels.close}
        </Button>
      </header>
      {bad && (
        <p className={styles.bad} role="alert">
          {bad}
        </p>
      )}
      {step.at === 'ticking' && (
        <div className={`${shared.split} ${styles.two}`}>
          <BulkTicks
            groups={groups}
            ticked={ticked}
            words={bulk}
            onTick={(ids, isOn) => setTicks(new Set(isOn ? [...ticked, ...ids] : [...ticked].filter((id) => !ids.includes(id))))}
          />
          <BulkForm first={step.why} count={ticked.size} most={MOST_IN_A_BULK} busy={busy} words={words} onSend={requestPreview} />
        </div>
      )}
      {step.at === 'preview' && (
        <>
          <p>{fill(bulk.chosen, { verb: words.verbs[step.why.verb], reason: reasonOf(words, step.why.reason) })}</p>
          <BulkList preview={step.preview} lines={step.lines} states={states} words={words} />
          <p className={styles.foot}>
            <Button variant="line" onClick={() => setStep({ at: 'ticking', why: step.why })}>
              {bulk.back}
            </Button>
            <Button
              variant={step.why.verb === 'decline' ? 'danger' : 'primary'}
              busy={busy}
              disabled={step.preview.items.length === 0}
              onClick={() => apply(step.preview)}
            >
              {fill(bulk.apply, { verb: words.verbs[step.why.verb], count: step.preview.items.length })}
            </Button>
          </p>
        </>
      )}
      {step.at === 'done' && (
        <p className={styles.foot}>
          <span role="status">{fill(bulk.done, { count: step.count })}</span>
          <Button variant="line" busy={busy} aria-keyshortcuts="u" onClick={() => undo(step.bulkId)}>
            {bulk.undo} <kbd aria-hidden>U</kbd>
          </Button>
        </p>
      )}
      {step.at === 'undone' && <p role="status">{bulk.undone}</p>}
    </section>
  );
}

const reasonOf = ({ reasons }: Messages['moderation'], reason: string) => (reasons as Readonly<Record<string, string>>)[reason] ?? reason;
