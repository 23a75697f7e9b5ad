'use client'; // Client component: adds, renames and removes passkeys through the API.
import { useState } from 'react';
import { MOST_PASSKEYS } from '#domain/accounts/sign-in/second-factor.ts';
import { accountCall, type CallResult } from '#web/features/account/account-call.ts';
import { deviceOf } from '#web/features/account/security/device-of.ts';
import { fill } from '#web/i18n/fill.ts';
import { Form, type FormAnswer, FormCallout, SubmitButton } from '#web/ui/form/form.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { createPasskey } from './passkey-call.ts';
import { PasskeyRow } from './passkey-row.tsx';
import styles from './second-factor.module.css';
import type { NewFactor, PasskeyJson } from './second-factor-state.ts';
import { type SecondFactorWords, troubleText } from './second-factor-words.ts';
import { useHasPasskeys } from './use-has-passkeys.ts';

type Props = {
  passkeys: readonly PasskeyJson[];
  isLastFactor: boolean;
  words: SecondFactorWords;
  onChange: (result: CallResult<NewFactor>, done: string) => void;
};

/** Lists the reader's passkeys, with buttons to rename and remove them and a form for a new one. */
export function PasskeyList({ passkeys, isLastFactor, words, onChange }: Props) {
  const { passkeys: labels } = words;
  const canAdd = useHasPasskeys();
  return (
    <section className={styles.part} aria-labelledby="passkeys-title">
      <h3 id="passkeys-title">{labels.title}</h3>
      <p>{labels.text}</p>
      {passkeys.length === 0 ? (
        <p>{labels.none}</p>
      ) : (
        <ul className={styles.list} aria-label={labels.list}>
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              isLast={isLastFactor && passkeys.length === 1}
              words={words}
              onChange={onChange}
            />
          ))}
        </ul>
      )}
      {!canAdd && <p>{labels.unsupported}</p>}
      {canAdd && passkeys.length >= MOST_PASSKEYS && <p>{fill(labels.full, { max: MOST_PASSKEYS })}</p>}
      {canAdd && passkeys.length < MOST_PASSKEYS && <PasskeyForm key={passkeys.length} words={words} onChange={onChange} />}
    </section>
  );
}

function PasskeyForm({ words, onChange }: Pick<Props, 'words' | 'onChange'>) {
  const { passkeys: labels } = words;
  const [suggested] = useState(() => deviceOf(navigator.userAgent)?.name ?? labels.defaultName);
  const add = async (values: FormData): Promise<FormAnswer> => {
    const created = await createPasskey('/api/account/passkeys/options');
    if (!created.ok) return { callout: troubleText(words, created), tone: created.error === 'cancelled' ? 'info' : 'bad' };
    const name = String(values.get('name')).trim() || suggested;
    const result = await accountCall<NewFactor>('POST', '/passkeys', { name, passkey: created.passkey });
    if (!result.ok) return { callout: troubleText(words, result) };
    onChange(result, labels.done);
    return {};
  };
  return (
    <Form onSend={add} className={styles.form}>
      <TextField name="name" label={labels.name} help={labels.nameHelp} defaultValue={suggested} maxLength={NAME_MAX} autoComplete="off" />
      <FormCallout />
      <SubmitButton busyLabel={labels.adding}>{labels.add}</SubmitButton>
    </Form>
  );
}

/** Highest number of characters in the name of a passkey. */
const NAME_MAX = 64;
