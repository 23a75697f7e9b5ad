'use client'; // Client component: asks for confirmation before it discards input.
import { useState } from 'react';
import type { Refused } from '#web/features/event-form/manage/event-calls.ts';
import { errorText } from '#web/features/event-form/plan/plan-words.ts';
import type { usePlan } from '#web/features/event-form/plan/use-plan.ts';
import { fill } from '#web/i18n/fill.ts';
import { timeText } from '#web/i18n/time-text.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Callout } from '#web/ui/page/callout.tsx';
import { Dialog, DialogButtons } from '#web/ui/page/dialog.tsx';
import styles from './form-bar.module.css';
import type { FormContext } from './form-context.ts';

type Props = { context: FormContext; planDraft: ReturnType<typeof usePlan>; refused: Refused | undefined };

/** Renders the callouts for a rejected save and for input restored from browser storage. */
export function FormNotes({ context: { words, locale }, planDraft: { backFrom, discard }, refused }: Props) {
  const [asking, ask] = useState(false);
  return (
    <>
      <div className={styles.notes} data-notes>
        {refused && (
          <Callout tone="bad" role="alert" tabIndex={-1}>
            {errorText(words, refused.error)}
          </Callout>
        )}
        {backFrom && (
          <Callout role="status">
            {fill(words.back.text, { time: timeText(backFrom, locale) })}{' '}
            <button type="button" className={`link ${styles.jump}`} onClick={() => ask(true)}>
              {words.back.discard}
            </button>
          </Callout>
        )}
      </div>
      <Dialog open={asking} onClose={() => ask(false)} label={words.back.ask}>
        <div className={styles.ask}>
          <h2>{words.back.ask}</h2>
          <p>{words.back.askText}</p>
        </div>
        <DialogButtons>
          <Button data-first onClick={() => ask(false)}>
            {words.back.keep}
          </Button>
          <Button
            variant="danger"
            onClick={() => {
              ask(false);
              discard();
            }}
          >
            {words.back.discard}
          </Button>
        </DialogButtons>
      </Dialog>
    </>
  );
}
