'use client'; // Client component: closes the event through the API after a confirmation.
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import type { FormWords } from '#web/features/event-form/form-context.ts';
import { errorText } from '#web/features/event-form/plan/plan-words.ts';
import { fill } from '#web/i18n/fill.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Trouble } from '#web/ui/page/callout.tsx';
import { Dialog, DialogButtons } from '#web/ui/page/dialog.tsx';
import { closeEvent } from './event-calls.ts';
import styles from './manage.module.css';

type Props = { code: number; title: string; canClose: boolean; closesAt: string; words: FormWords };

/** Freezes the result of an event once its grace period has ended. */
export function ClosePanel({ code, title, canClose, closesAt, words }: Props) {
  const { close } = words.manage;
  const router = useRouter();
  const [asking, ask] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string>();
  const send = async () => {
    ask(false);
    setBusy(true);
    const answer = await closeEvent(code);
    setBusy(false);
    setRefused('refused' in answer ? errorText(words, answer.refused.error) : undefined);
    router.refresh(); // Also refreshes after an error, because the event may have been closed automatically.
  };
  return (
    <section className={`card ${styles.card}`} aria-labelledby="close">
      <h2 id="close">{close.title}</h2>
      <p>{canClose ? close.now : fill(close.later, { time: closesAt })}</p>
      <Trouble>{refused}</Trouble>
      {canClose && (
        <Button variant="primary" busy={busy} onClick={() => ask(true)}>
          {busy ? close.busy : close.button}
        </Button>
      )}
      <Dialog open={asking} onClose={() => ask(false)} label={close.title}>
        <h2>{fill(close.ask, { event: title })}</h2>
        <p>{close.askText}</p>
        <DialogButtons>
          <Button data-first onClick={() => ask(false)}>
            {close.cancel}
          </Button>
          <Button variant="primary" onClick={send}>
            {close.confirm}
          </Button>
        </DialogButtons>
      </Dialog>
    </section>
  );
}
