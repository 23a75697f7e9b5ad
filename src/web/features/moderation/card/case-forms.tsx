'use client'; // Client component: sends answers without leaving the desk.
import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import { FAIRNESS_TEXT_LIMIT } from '#domain/fairness/appeals.ts';
import { showMessage } from '#web/features/moderation/desk-store.ts';
import { fill } from '#web/i18n/fill.ts';
import type { Messages } from '#web/i18n/messages.ts';
import type { Card } from '#web/server/account/read-moderation.ts';
import { callApi } from '#web/ui/call-api.ts';
import { Button } from '#web/ui/form/button.tsx';
import styles from './case-forms.module.css';

type Words = Messages['fairness']['desk'] & { readonly reasons: Readonly<Record<string, string>> };
type Props = { cases: Card['cases']; next: string; words: Words };

const OUTCOMES = { appeal: ['upheld', 'kept'], report: ['acted', 'dismissed'] } as const;

/** Lists the open cases about a record (the author's appeal and readers' reports), with forms to answer them. */
export function CaseForms({ cases, next, words }: Props) {
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  if (cases.length === 0) return null;
  const send = (kind: 'appeal' | 'report', caseId: string) => async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const pressed = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null;
    const text = String(new FormData(event.currentTarget).get('text') ?? '');
    setBusy(true);
    const json = { outcome: pressed?.value, ...(kind === 'appeal' && { text }) };
    const { ok: isDone } = await callApi(`/api/${kind}s/${caseId}`, { method: 'PUT', json });
    setBusy(false);
    showMessage(isDone ? words.done : words.failed, !isDone);
    if (!isDone) return;
    if (cases.length === 1) router.push(next, { scroll: false });
    router.refresh();
  };
  return cases.map(({ kind, caseId, reason, text }) => (
    <form key={`${kind}/${caseId}`} className={styles.case} onSubmit={send(kind, caseId)}>
      <h3>{kind === 'appeal' ? words.appeal : fill(words.report, { reason: words.reasons[reason ?? ''] ?? '' })}</h3>
      {text !== '' && <q>{text}</q>}
      {kind === 'appeal' && (
        <textarea name="text" required rows={2} maxLength={FAIRNESS_TEXT_LIMIT} aria-label={words.answer} placeholder={words.answer} />
      )}
      <p>
        {OUTCOMES[kind].map((outcome) => (
          <Button key={outcome} type="submit" size="s" variant="line" value={outcome} busy={busy}>
            {words[outcome]}
          </Button>
        ))}
      </p>
    </form>
  ));
}
