'use client'; // Client component: asks for confirmation in a native dialog before it calls the API.
import { useState } from 'react';
import { accountCall } from '#web/features/account/account-call.ts';
import { signedOut } from '#web/session/sign-in.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Form, type FormAnswer, FormCallout, SubmitButton } from '#web/ui/form/form.tsx';
import { PasswordField } from '#web/ui/form/password-field.tsx';
import { Dialog, DialogButtons } from '#web/ui/page/dialog.tsx';
import styles from './close-account.module.css';
import { type SettingsContext, settingsAnswer } from './settings-words.ts';

type Labels = { open: string; title: string; text: string; password: string; send: string; sending: string; cancel: string };
type Props = { context: SettingsContext; hasPassword: boolean; closedHref: string; labels: Labels };

/** Closes the account permanently after a confirmation, which includes the password if the account has one. */
export function CloseAccount({ context, hasPassword, closedHref, labels }: Props) {
  const [isOpen, setOpen] = useState(false);
  const send = async (values: FormData): Promise<FormAnswer> => {
    const result = await accountCall('POST', '/close', hasPassword ? { password: values.get('password') } : {});
    if (!result.ok) return settingsAnswer(context, result);
    await signedOut();
    location.assign(closedHref);
    return {};
  };
  return (
    <>
      <Button variant="danger" size="s" onClick={() => setOpen(true)}>
        {labels.open}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} label={labels.title}>
        <Form onSend={send} className={styles.form}>
          <h2>{labels.title}</h2>
          <p>{labels.text}</p>
          <FormCallout />
          {hasPassword && (
            <PasswordField
              name="password"
              label={labels.password}
              showLabel={context.words.fields.showPassword}
              autoComplete="current-password"
            />
          )}
          <DialogButtons>
            <Button onClick={() => setOpen(false)}>{labels.cancel}</Button>
            <SubmitButton variant="danger" busyLabel={labels.sending}>
              {labels.send}
            </SubmitButton>
          </DialogButtons>
        </Form>
      </Dialog>
    </>
  );
}
