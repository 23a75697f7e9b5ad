import { useState } from 'react';
import { agrees, PEER_CHECK_ITEMS, type PeerCheck } from '#domain/fairness/peer-checks.ts';
import styles from '#web/features/records/own/own-actions.module.css';
import { recordCall } from '#web/features/records/own/record-call.ts';
import type { PeerCheckedJson } from '#web/server/answer/response-types.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Form, type FormAnswer, FormCallout, SubmitButton } from '#web/ui/form/form.tsx';
import { RadioCards } from '#web/ui/form/radio-cards.tsx';
import { DialogButtons } from '#web/ui/page/dialog.tsx';
import { DoneNote } from './done-note.tsx';
import { fairnessRefusal } from './fairness-answer.ts';
import type { FairnessContext } from './fairness-context.ts';

const ANSWERS: Readonly<Record<string, boolean>> = { yes: true, no: false };

/** Asks the four questions of a peer check. All answers are required and none is preselected. */
export function PeerCheckForm({ context, onClose }: { context: FairnessContext; onClose: () => void }) {
  const { peerCheck, cancel } = context.words;
  const [done, setDone] = useState<string>();
  const send = async (values: FormData): Promise<FormAnswer> => {
    const seen = Object.fromEntries(PEER_CHECK_ITEMS.map((item) => [item, ANSWERS[String(values.get(item))]]));
    const answer = await recordCall<PeerCheckedJson>(`/${context.recordId}/glances`, {
      method: 'POST',
      json: seen,
      revisionId: context.revisionId,
    });
    if (answer.status === 403) return fairnessRefusal(context, { ...answer, body: { error: 'not-allowed-to-look' } });
    if (answer.status !== 200) return fairnessRefusal(context, answer);
    setDone(answer.body.state === 'checked' ? peerCheck.checked : agrees(seen as PeerCheck) ? peerCheck.done : peerCheck.doubted);
    return {};
  };
  if (done !== undefined) return <DoneNote text={done} close={context.words.close} onClose={() => location.reload()} />;
  const choices = [
    { value: 'yes', label: peerCheck.yes },
    { value: 'no', label: peerCheck.no },
  ];
  return (
    <Form onSend={send} className={styles.form}>
      <h2>{peerCheck.title}</h2>
      <p>{peerCheck.lead}</p>
      <FormCallout />
      {PEER_CHECK_ITEMS.map((item) => (
        <RadioCards key={item} name={item} label={peerCheck.items[item]} items={choices} />
      ))}
      <DialogButtons>
        <Button variant="ghost" onClick={onClose}>
          {cancel}
        </Button>
        <SubmitButton variant="primary" busyLabel={peerCheck.sending}>
          {peerCheck.send}
        </SubmitButton>
      </DialogButtons>
    </Form>
  );
}
