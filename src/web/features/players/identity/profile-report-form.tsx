'use client'; // Client component: sends the report.
import { useState } from 'react';
import { PROFILE_REPORT_REASONS } from '#domain/profile/limits.ts';
import type { Messages } from '#web/i18n/messages.ts';
import { callApi } from '#web/ui/call-api.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Form, type FormAnswer, FormCallout, SubmitButton } from '#web/ui/form/form.tsx';
import { RadioCards } from '#web/ui/form/radio-cards.tsx';
import { DialogButtons } from '#web/ui/page/dialog.tsx';
import styles from './report-profile.module.css';

type Props = { handle: string; words: Messages['profile']['report']; onClose: () => void };

/** Asks for the reason and sends the report to the moderators. */
export function ProfileReportForm({ handle, words, onClose }: Props) {
  const [isDone, setDone] = useState(false);
  const send = async (values: FormData): Promise<FormAnswer> => {
    const json = { reason: String(values.get('reason') ?? '') };
    const { ok, body } = await callApi(`/api/reports/profiles/${handle}`, { method: 'POST', json });
    setDone(ok);
    return ok ? {} : { callout: body.error === 'reported-before' ? words.before : words.failed };
  };
  if (isDone)
    return (
      <>
        <p role="status">{words.done}</p>
        <DialogButtons>
          <Button onClick={onClose}>{words.cancel}</Button>
        </DialogButtons>
      </>
    );
  return (
    <Form onSend={send} className={styles.form}>
      <h2>{words.title}</h2>
      <p>{words.text}</p>
      <FormCallout />
      <RadioCards
        name="reason"
        label={words.reason}
        items={PROFILE_REPORT_REASONS.map((value) => ({ value, label: words.reasons[value] }))}
      />
      <DialogButtons>
        <Button variant="ghost" onClick={onClose}>
          {words.cancel}
        </Button>
        <SubmitButton variant="primary" busyLabel={words.sending}>
          {words.send}
        </SubmitButton>
      </DialogButtons>
    </Form>
  );
}
