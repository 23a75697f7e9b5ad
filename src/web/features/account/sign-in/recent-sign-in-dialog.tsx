import type { AccountWords } from '#web/features/account/account-words.ts';
import styles from '#web/features/account/security/linked-accounts.module.css';
import { Button } from '#web/ui/form/button.tsx';
import { Form, type FormAnswer, FormCallout, SubmitButton } from '#web/ui/form/form.tsx';
import { PasswordField } from '#web/ui/form/password-field.tsx';
import { Dialog, DialogButtons } from '#web/ui/page/dialog.tsx';

export type RecentSignInLabels = { title: string; text: string; send: string; sending: string; cancel: string };

type Props = {
  open: boolean;
  onClose: () => void;
  onSend: (password: string) => Promise<FormAnswer>;
  fields: AccountWords['fields'];
  labels: RecentSignInLabels;
};

/** Asks for the password before a change that requires a recent sign-in. */
export function RecentSignInDialog({ open, onClose, onSend, fields, labels }: Props) {
  return (
    <Dialog open={open} onClose={onClose} label={labels.title}>
      <Form onSend={(values) => onSend(String(values.get('password')))} className={styles.form}>
        <h2>{labels.title}</h2>
        <p>{labels.text}</p>
        <FormCallout />
        <PasswordField name="password" label={fields.currentPassword} showLabel={fields.showPassword} autoComplete="current-password" />
        <DialogButtons>
          <Button onClick={onClose}>{labels.cancel}</Button>
          <SubmitButton variant="primary" busyLabel={labels.sending}>
            {labels.send}
          </SubmitButton>
        </DialogButtons>
      </Form>
    </Dialog>
  );
}
