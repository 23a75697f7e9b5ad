import { useState } from 'react';
import { FAIRNESS_TEXT_LIMIT } from '#domain/fairness/appeals.ts';
import { REPORT_REASONS } from '#domain/fairness/reports.ts';
import styles from '#web/features/records/own/own-actions.module.css';
import { recordCall } from '#web/features/records/own/record-call.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Form, type FormAnswer, FormCallout, SubmitButton } from '#web/ui/form/form.tsx';
import { RadioCards } from '#web/ui/form/radio-cards.tsx';
import { TextAreaField } from '#web/ui/form/text-area-field.tsx';
import { DialogButtons } from '#web/ui/page/dialog.tsx';
import { DoneNote } from './done-note.tsx';
import { fairnessRefusal } from './fairness-answer.ts';
import type { FairnessContext } from './fairness-context.ts';

/** Reports a record to the moderators. */
export function ReportForm({ context, onClose }: { context: FairnessContext; onClose: () => void }) {
  const { report, cancel } = context.words;
  const [isDone, setDone] = useState(false);
  const send = async (values: FormData): Promise<FormAnswer> => {
    const json = { reason: values.get('reason') ?? undefined, text: String(values.get('text') ?? '') };
    const answer = await recordCall(`/${context.recordId}/report`, { method: 'POST', json });
    if (answer.status !== 204) return fairnessRefusal(context, answer);
    setDone(true);
    return {};
  };
  if (isDone) return <DoneNote text={report.done} close={context.words.close} onClose={onClose} />;
  return (
    <Form onSend={send} className={styles.form}>
      <h2>{report.title}</h2>
      <p>{report.lead}</p>
      <FormCallout />
      <RadioCards name="reason" label={report.reason} items={REPORT_REASONS.map((value) => ({ value, label: report.reasons[value] }))} />
      <TextAreaField name="text" label={report.text} hint={report.optional} rows={3} maxLength={FAIRNESS_TEXT_LIMIT * 2} />
      <DialogButtons>
        <Button variant="ghost" onClick={onClose}>
          {cancel}
        </Button>
        <SubmitButton variant="primary" busyLabel={report.sending}>
          {report.send}
        </SubmitButton>
      </DialogButtons>
    </Form>
  );
}
