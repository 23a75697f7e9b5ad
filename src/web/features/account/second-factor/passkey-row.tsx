'use client'; // Client component: renames and removes a passkey through the API.
import { useState } from 'react';
import { accountCall, type CallResult } from '#web/features/account/account-call.ts';
import { ConfirmButton } from '#web/features/account/integrations/confirm-button.tsx';
import { fill } from '#web/i18n/fill.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Form, type FormAnswer, FormCallout, SubmitButton } from '#web/ui/form/form.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { Fingerprint } from '#web/ui/media/icons.tsx';
import styles from './second-factor.module.css';
import { dayText, type NewFactor, type PasskeyJson } from './second-factor-state.ts';
import { type SecondFactorWords, troubleText } from './second-factor-words.ts';

type Props = {
  passkey: PasskeyJson;
  isLast: boolean; // The account's last second factor.
  words: SecondFactorWords;
  onChange: (result: CallResult<NewFactor>, done: string) => void;
};

/** Shows one passkey: its name, when it was added and used, and buttons to rename and remove it. */
export function PasskeyRow({ passkey, isLast, words, onChange }: Props) {
  const { id, name, createdAt, lastUsedAt, isSynced } = passkey;
  const { passkeys: labels, cancel } = words;
  const [isEditing, setEditing] = useState(false);
  const path = `/passkeys/${id}`;
  const rename = async (values: FormData): Promise<FormAnswer> => {
    const result = await accountCall('PATCH', path, { name: values.get('name') });
    if (!result.ok) return { callout: troubleText(words, result) };
    setEditing(false);
    onChange({ ok: true, body: {} }, labels.renamed);
    return {};
  };
  const remove = async () => onChange(await accountCall<NewFactor>('DELETE', path), labels.removed);
  const facts = [
    fill(labels.added, { day: dayText(createdAt) }),
    lastUsedAt === null ? labels.unused : fill(labels.used, { day: dayText(lastUsedAt) }),
    ...(isSynced ? [labels.synced] : []),
  ];
  if (isEditing)
    return (
      <li>
        <Form onSend={rename}>
          <TextField name="name" label={labels.name} defaultValue={name} autoComplete="off" autoFocus />
          <FormCallout />
          <div className={styles.acts}>
            <SubmitButton size="s" busyLabel={labels.saving}>
              {labels.save}
            </SubmitButton>
            <Button variant="ghost" size="s" onClick={() => setEditing(false)}>
              {cancel}
            </Button>
          </div>
        </Form>
      </li>
    );
  return (
    <li>
      <Fingerprint aria-hidden />
      <span>
        <b>{name}</b>
        <small>{facts.join(' · ')}</small>
      </span>
      <div className={styles.acts}>
        <Button variant="line" size="s" aria-label={fill(labels.renameOf, { name })} onClick={() => setEditing(true)}>
          {labels.rename}
        </Button>
        <ConfirmButton
          labels={{
            open: labels.remove,
            openOf: fill(labels.removeOf, { name }),
            title: labels.confirm.title,
            text: [fill(labels.confirm.text, { name }), ...(isLast ? [labels.confirm.last] : [])].join(' '),
            send: labels.confirm.send,
            cancel,
          }}
          onConfirm={remove}
        />
      </div>
    </li>
  );
}
