import { Button } from '#web/ui/form/button.tsx';
import { Form, type FormAnswer, FormCallout, SubmitButton } from '#web/ui/form/form.tsx';
import { Dialog, DialogButtons } from '#web/ui/page/dialog.tsx';
import styles from './own-actions.module.css';
import type { OwnRecordContext } from './own-record-context.ts';
import { recordCall } from './record-call.ts';
import { refuseBanned } from './refuse-banned.ts';

type Props = { context: OwnRecordContext; open: boolean; onClose: () => void };

/** Asks for confirmation before a record is withdrawn, and explains what remains of it. */
export function WithdrawDialog({ context, open, onClose }: Props) {
  const { own } = context.words;
  const withdraw = async (): Promise<FormAnswer> => {
    const answer = await recordCall(`/${context.recordId}`, { method: 'DELETE', revisionId: context.revisionId });
    if (answer.status === 401) location.assign(context.loginHref);
    if (answer.status !== 204) return refuseBanned(context.words, answer);
    location.reload();
    return new Promise(() => {}); // Stays busy until the page reloads.
  };
  return (
    <Dialog open={open} onClose={onClose} label={own.withdrawTitle}>
      <Form onSend={withdraw}>
        <h2>{own.withdrawTitle}</h2>
        <p className={styles.lead}>{own.withdrawText}</p>
        <FormCallout />
        <DialogButtons>
          <Button variant="ghost" onClick={onClose}>
            {own.cancel}
          </Button>
          <SubmitButton variant="danger" busyLabel={own.withdrawing}>
            {own.withdraw}
          </SubmitButton>
        </DialogButtons>
      </Form>
    </Dialog>
  );
}
