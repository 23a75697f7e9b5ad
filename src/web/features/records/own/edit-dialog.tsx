import { useRef, useState } from 'react';
import { RecordFields } from '#web/features/records/post/fields/record-fields.tsx';
import type { StoredPicture } from '#web/features/records/post/stored-draft.ts';
import { readTyped, toDraft } from '#web/features/records/post/typed-draft.ts';
import { usePicture } from '#web/features/records/post/use-picture.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Form, type FormAnswer, FormCallout, SubmitButton } from '#web/ui/form/form.tsx';
import { Dialog, DialogButtons } from '#web/ui/page/dialog.tsx';
import styles from './own-actions.module.css';
import type { OwnRecordContext } from './own-record-context.ts';
import { recordCall } from './record-call.ts';
import { refuseBanned } from './refuse-banned.ts';

type Props = { context: OwnRecordContext; open: boolean; onClose: () => void };

/** Edits a record. Texts can be changed, but the value can only be lowered. */
export function EditDialog({ context, open, onClose }: Props) {
  return (
    <Dialog open={open} onClose={onClose} label={context.words.own.editTitle} size="wide">
      <EditForm context={context} onClose={onClose} />
    </Dialog>
  );
}

function EditForm({ context, onClose }: Omit<Props, 'open'>) {
  const { own, fields } = context.words;
  const holder = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState(context.typed);
  const [taken, setTaken] = useState<StoredPicture>();
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
    const answer = await recordCall(`/${context.recordId}`, { method: 'PATCH', json, revisionId: context.revisionId });
    if (answer.status === 401) location.assign(context.loginHref);
    if (answer.status !== 200) return refuseBanned(context.words, answer);
    location.reload();
    return new Promise(() => {}); // Stays busy until the page reloads.
  };
  return (
    <div ref={holder} onInput={read}>
      <h2>{own.editTitle}</h2>
      <p className={styles.lead}>{own.editLead}</p>
      <Form onSend={save} className={styles.form}>
        <FormCallout />
        <RecordFields context={context} typed={typed} initial={context.typed} picture={picture} uploadId={taken?.uploadId} />
        {context.hasPicture && (
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
