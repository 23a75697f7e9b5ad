import { useRef, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogButtons } from '#web/ui/dialog.tsx';
import { Form, type FormAnswer, FormCallout, SubmitButton } from '#web/ui/form.tsx';
import type { KeptPicture } from './kept-draft.ts';
import styles from './own-actions.module.css';
import type { OwnRecordFrame } from './own-record-frame.ts';
import { recordCall } from './record-call.ts';
import { RecordFields } from './record-fields.tsx';
import { refuseBanned } from './refuse-banned.ts';
import { readTyped, toDraft } from './typed-draft.ts';
import { usePicture } from './use-picture.ts';

type Props = { frame: OwnRecordFrame; open: boolean; onClose: () => void };

/** The record's own form again: what it says may be changed, its value lowered. */
export function EditDialog({ frame, open, onClose }: Props) {
  return (
    <Dialog open={open} onClose={onClose} label={frame.words.own.editTitle} size="wide">
      <EditForm frame={frame} onClose={onClose} />
    </Dialog>
  );
}

function EditForm({ frame, onClose }: Omit<Props, 'open'>) {
  const { own, fields } = frame.words;
  const holder = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState(frame.typed);
  const [taken, setTaken] = useState<KeptPicture>();
  const picture = usePicture(setTaken);
  const [isTakenDown, takeDown] = useState(false);
  const read = () => {
    const form = holder.current?.querySelector('form');
    if (form) setTyped(readTyped(form));
  };
  const save = async (): Promise<FormAnswer> => {
    if (picture.busy) return { fields: { uploadId: fields.imageSending } };
    const uploadId = taken?.uploadId ?? (isTakenDown ? null : undefined);
    const json = { ...toDraft(typed), ...(uploadId !== undefined && { uploadId }) };
    const answer = await recordCall(`/${frame.recordId}`, { method: 'PATCH', json, revisionId: frame.revisionId });
    if (answer.status === 401) location.assign(frame.loginHref);
    if (answer.status !== 200) return refuseBanned(frame.words, answer);
    location.reload();
    return new Promise(() => {}); // busy until the page has come anew
  };
  return (
    <div ref={holder} onInput={read}>
      <h2>{own.editTitle}</h2>
      <p className={styles.lead}>{own.editLead}</p>
      <Form onSend={save} className={styles.form}>
        <FormCallout />
        <RecordFields frame={frame} typed={typed} initial={frame.typed} picture={picture} uploadId={taken?.uploadId} />
        {frame.hasPicture && (
          <label className={styles.check}>
            <input type="checkbox" checked={isTakenDown} onChange={({ target }) => takeDown(target.checked)} />
            {own.removePicture}
          </label>
        )}
        <DialogButtons>
          <Button variant="ghost" onClick={onClose}>
            {own.cancel}
          </Button>
          <SubmitButton variant="primary" busyLabel={own.saving}>
            {own.save}
          </SubmitButton>
        </DialogButtons>
      </Form>
    </div>
  );
}
