'use client'; // Client component: changes the password through the API, then removes the typed passwords from the page.
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { accountCall } from '#web/features/account/account-call.ts';
import styles from '#web/features/account/settings/settings-page.module.css';
import { type SettingsContext, settingsAnswer } from '#web/features/account/settings/settings-words.ts';
import { NewPasswordField } from '#web/features/account/sign-in/new-password-field.tsx';
import { Form, type FormAnswer, FormCallout, SubmitButton } from '#web/ui/form/form.tsx';
import { PasswordField } from '#web/ui/form/password-field.tsx';
import { Callout } from '#web/ui/page/callout.tsx';
import { type LinkedProvider, UnlinkChoices } from './unlink-choices.tsx';

type Props = {
  context: SettingsContext;
  userId: string;
  hasPassword: boolean;
  linked: readonly LinkedProvider[];
  labels: { send: string; changed: string; unlink: { title: string; text: string } };
};

/** Sets a new password and offers to unlink other accounts. Asks for the current password if the account has one. */
export function PasswordForm({ context, userId, hasPassword, linked, labels }: Props) {
  const router = useRouter();
  const [changed, setChanged] = useState(false);
  const send = async (values: FormData): Promise<FormAnswer> => {
    const current = hasPassword ? { current: values.get('current') } : {};
    const result = await accountCall('POST', '/password', { ...current, next: values.get('next'), unlink: values.getAll('unlink') });
    if (result.ok) {
      setChanged(true);
      router.refresh(); // Changing the password has ended the other sessions, which this page lists.
    }
    return settingsAnswer(context, result);
  };
  if (changed) {
    return (
      <div className={styles.inset}>
        <Callout tone="good" role="status">
          {labels.changed}
        </Callout>
      </div>
    );
  }
  const { fields } = context.words;
  return (
    <Form onSend={send} className={styles.inset}>
      <FormCallout />
      <input type="text" name="username" autoComplete="username" value={userId} readOnly hidden />
      {hasPassword && (
        <PasswordField name="current" label={fields.currentPassword} showLabel={fields.showPassword} autoComplete="current-password" />
      )}
      <NewPasswordField name="next" label={fields.newPassword} fields={fields} />
      <UnlinkChoices providers={linked} labels={labels.unlink} />
      <div className={styles.actions}>
        <SubmitButton busyLabel={context.labels.saving}>{labels.send}</SubmitButton>
      </div>
    </Form>
  );
}
