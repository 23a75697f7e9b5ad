'use client'; // saving is a call; the page then shows the address that waits
import { useRouter } from 'next/navigation';
import { Form, type FormAnswer, FormNotice, SubmitButton } from '#web/ui/form.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { accountCall } from './account-call.ts';
import styles from './settings-page.module.css';
import { type SettingsFrame, settingsAnswer } from './settings-words.ts';

type Props = { frame: SettingsFrame; labels: { new: string; remove: string; send: string; sent: string } };

/** A new e-mail address, which counts once the link in the letter was opened; an empty field removes it. */
export function EmailForm({ frame, labels }: Props) {
  const router = useRouter();
  const send = async (values: FormData): Promise<FormAnswer> => {
    const email = values.get('email');
    const result = await accountCall('PATCH', '', { email });
    if (result.ok) router.refresh();
    return settingsAnswer(frame, result, email === '' ? undefined : labels.sent);
  };
  return (
    <Form onSend={send} draft="email" className={styles.inset}>
      <FormNotice />
      <TextField name="email" type="email" label={labels.new} help={labels.remove} autoComplete="email" />
      <div className={styles.actions}>
        <SubmitButton busyLabel={frame.labels.saving}>{labels.send}</SubmitButton>
      </div>
    </Form>
  );
}
