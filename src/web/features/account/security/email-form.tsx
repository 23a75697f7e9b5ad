'use client'; // Client component: saves through the API, then refreshes the page to show the pending address.
import { useRouter } from 'next/navigation';
import { accountCall } from '#web/features/account/account-call.ts';
import styles from '#web/features/account/settings/settings-page.module.css';
import { type SettingsContext, settingsAnswer } from '#web/features/account/settings/settings-words.ts';
import { Form, type FormAnswer, FormCallout, SubmitButton } from '#web/ui/form/form.tsx';
import { PasswordField } from '#web/ui/form/password-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';

type Props = {
  context: SettingsContext;
  userId: string;
  hasPassword: boolean;
  labels: { new: string; remove: string; send: string; sent: string };
};

/**
 * Changes or removes the e-mail address after checking the password. A new address takes effect once the link in the
 * confirmation mail is opened, and an empty field removes the address.
 */
export function EmailForm({ context, userId, hasPassword, labels }: Props) {
  const router = useRouter();
  const send = async (values: FormData): Promise<FormAnswer> => {
    const email = values.get('email');
    const password = hasPassword ? { password: values.get('password') } : {};
    const result = await accountCall('PATCH', '', { email, ...password });
    if (result.ok) router.refresh();
    return settingsAnswer(context, result, email === '' ? undefined : labels.sent);
  };
  const { fields } = context.words;
  return (
    <Form onSend={send} draft={`email:${userId}`} className={styles.inset}>
      <FormCallout />
      <TextField name="email" type="email" label={labels.new} help={labels.remove} autoComplete="email" />
      {hasPassword && (
        <PasswordField name="password" label={fields.currentPassword} showLabel={fields.showPassword} autoComplete="current-password" />
      )}
      <div className={styles.actions}>
        <SubmitButton busyLabel={context.labels.saving}>{labels.send}</SubmitButton>
      </div>
    </Form>
  );
}
