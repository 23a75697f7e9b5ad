'use client'; // Client component: saves through the API and counts characters while typing.
import { type FormEvent, useState } from 'react';
import { NAME_LENGTH } from '#domain/accounts/player-name.ts';
import { countCharacters } from '#domain/shared/characters.ts';
import { accountCall } from '#web/features/account/account-call.ts';
import { refetchSession } from '#web/session/session-store.ts';
import { Form, type FormAnswer, FormCallout, SubmitButton } from '#web/ui/form/form.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { PlanetAvatar } from '#web/ui/scenery/planet/planet-avatar.tsx';
import styles from './settings-page.module.css';
import { type SettingsContext, settingsAnswer } from './settings-words.ts';

type Props = {
  context: SettingsContext;
  userId: string;
  name: string | null;
  labels: { nameHelp: string; handleHelp: string; save: string };
};

/** Edits the public display name. The planet and the user ID cannot be changed. */
export function ProfileForm({ context, userId, name, labels }: Props) {
  const [typed, setTyped] = useState(name ?? '');
  const send = async (values: FormData): Promise<FormAnswer> => {
    const result = await accountCall('PATCH', '', { name: values.get('name') });
    if (result.ok) await refetchSession(); // Updates the name in the page header.
    return settingsAnswer(context, result);
  };
  const { fields } = context.words;
  return (
    <Form onSend={send} draft={`profile:${userId}`}>
      <FormCallout />
      <div className={styles.profile}>
        <PlanetAvatar seed={userId} size="xl" />
        <TextField
          name="name"
          label={fields.name}
          hint={<span className="num">{`${countCharacters(typed, 99)} / ${NAME_LENGTH.max}`}</span>}
          help={labels.nameHelp}
          placeholder={fields.namePlaceholder}
          defaultValue={name ?? ''}
          onInput={(event: FormEvent<HTMLInputElement>) => setTyped(event.currentTarget.value)}
          autoComplete="nickname"
        />
        <TextField name="handle" label={fields.handle} help={labels.handleHelp} value={userId} readOnly />
      </div>
      <div className={styles.actions}>
        <SubmitButton variant="primary" busyLabel={context.labels.saving}>
          {labels.save}
        </SubmitButton>
      </div>
    </Form>
  );
}
