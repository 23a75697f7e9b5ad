import { useState } from 'react';
import { agrees, GLANCE_ITEMS, type Glance } from '#domain/fairness/glances.ts';
import { Button } from '#web/ui/button.tsx';
import { DialogButtons } from '#web/ui/dialog.tsx';
import { Form, type FormAnswer, FormCallout, SubmitButton } from '#web/ui/form.tsx';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { DoneNote } from './done-note.tsx';
import { fairnessRefusal } from './fairness-answer.ts';
import type { FairnessContext } from './fairness-context.ts';
import styles from './own-actions.module.css';
import { recordCall } from './record-call.ts';

const ANSWERS: Readonly<Record<string, boolean>> = { yes: true, no: false };

/** The four questions to a peer; each must be answered, and none is answered beforehand. */
export function GlanceForm({ context, onClose }: { context: FairnessContext; onClose: () => void }) {
  const { glance, cancel } = context.words;
  const [done, setDone] = useState<string>();
  const send = async (values: FormData): Promise<FormAnswer> => {
    const seen = Object.fromEntries(GLANCE_ITEMS.map((item) => [item, ANSWERS[String(values.get(item))]]));
    const answer = await recordCall(`/${context.recordId}/glances`, { method: 'POST', json: seen, revisionId: context.revisionId });
    if (answer.status === 403) return fairnessRefusal(context, { ...answer, body: { error: 'not-allowed-to-look' } });
    if (answer.status !== 200) return fairnessRefusal(context, answer);
    setDone(answer.body.state === 'checked' ? glance.checked : agrees(seen as Glance) ? glance.done : glance.doubted);
    return {};
  };
  if (done !== undefined) return <DoneNote text={done} close={context.words.close} onClose={() => location.reload()} />;
  const choices = [
    { value: 'yes', label: glance.yes },
    { value: 'no', label: glance.no },
  ];
  return (
    <Form onSend={send} className={styles.form}>
      <h2>{glance.title}</h2>
      <p>{glance.lead}</p>
      <FormCallout />
      {GLANCE_ITEMS.map((item) => (
        <RadioCards key={item} name={item} label={glance.items[item]} items={choices} />
      ))}
      <DialogButtons>
        <Button variant="ghost" onClick={onClose}>
          {cancel}
        </Button>
        <SubmitButton variant="primary" busyLabel={glance.sending}>
          {glance.send}
        </SubmitButton>
      </DialogButtons>
    </Form>
  );
}
