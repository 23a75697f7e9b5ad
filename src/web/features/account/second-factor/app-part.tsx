'use client'; // Client component: sets up and removes an authenticator app through the API.
import { Suspense, useState } from 'react';
import { accountCall, type CallResult } from '#web/features/account/account-call.ts';
import { ConfirmButton } from '#web/features/account/integrations/confirm-button.tsx';
import { fill } from '#web/i18n/fill.ts';
import type { SecondFactorJson } from '#web/server/answer/response-types.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Form, type FormAnswer, FormCallout, SubmitButton } from '#web/ui/form/form.tsx';
import { lazyOr } from '#web/ui/lazy-or.ts';
import { Trouble } from '#web/ui/page/callout.tsx';
import { CodeField, digitsOf } from './code-field.tsx';
import { CopyButton } from './copy-button.tsx';
import styles from './second-factor.module.css';
import { dayText, type NewFactor } from './second-factor-state.ts';
import { type SecondFactorWords, troubleText } from './second-factor-words.ts';

// Loaded on demand, because few readers set up an app. Without it, the key below can be typed.
const QrCode = lazyOr<{ text: string; label: string }>(
  async () => (await import('./qr-code.tsx')).QrCode,
  () => null,
);

const PATH = '/authenticator-app';

type Key = { readonly uri: string; readonly key: string };
type Props = {
  app: SecondFactorJson['authenticatorApp'];
  isLastFactor: boolean;
  words: SecondFactorWords;
  onChange: (result: CallResult<NewFactor>, done: string) => void;
};

/** Shows whether an authenticator app is set up, and sets it up or removes it. */
export function AppPart({ app, isLastFactor, words, onChange }: Props) {
  const { app: labels } = words;
  const [key, setKey] = useState<Key>();
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string>();

  const start = async () => {
    setBusy(true);
    const result = await accountCall<Key>('POST', PATH);
    setBusy(false);
    setTrouble(result.ok ? undefined : troubleText(words, result));
    if (result.ok) setKey(result.body);
  };
  const done = (result: CallResult<NewFactor>) => {
    setKey(undefined);
    onChange(result, labels.done);
  };
  const remove = async () => onChange(await accountCall<NewFactor>('DELETE', PATH), labels.removed);
  return (
    <section className={styles.part} aria-labelledby="app-title">
      <h3 id="app-title">{labels.title}</h3>
      <p>{app ? fill(labels.since, { day: dayText(app.since) }) : labels.text}</p>
      <Trouble>{trouble}</Trouble>
      {!app && !key && (
        <Button busy={isBusy} onClick={start}>
          {isBusy ? labels.starting : labels.start}
        </Button>
      )}
      {!app && key && <AppSetup secret={key} words={words} onDone={done} />}
      {app && (
        <div>
          <ConfirmButton
            labels={{
              open: labels.remove,
              openOf: labels.removeLabel,
              title: labels.ask.title,
              text: [labels.ask.text, ...(isLastFactor ? [labels.ask.last] : [])].join(' '),
              send: labels.ask.send,
              cancel: words.cancel,
            }}
            onConfirm={remove}
          />
        </div>
      )}
    </section>
  );
}

type SetupProps = { secret: Key; words: SecondFactorWords; onDone: (result: CallResult<NewFactor>) => void };

/** Shows a new key as a QR code and as text, and asks for the first code of the app. */
function AppSetup({ secret: { uri, key }, words, onDone }: SetupProps) {
  const { app: labels } = words;
  const confirm = async (values: FormData): Promise<FormAnswer> => {
    const result = await accountCall<NewFactor>('PUT', PATH, { code: digitsOf(String(values.get('code'))) });
    if (!result.ok) return result.fields ? { fields: { code: troubleText(words, result) } } : { callout: troubleText(words, result) };
    onDone(result);
    return {};
  };
  return (
    <div className={styles.setup}>
      <Suspense fallback={<div className={styles.qr} />}>
        <QrCode text={uri} label={labels.picture} />
      </Suspense>
      <Form onSend={confirm} className={styles.form}>
        <p>{labels.scan}</p>
        <p>{labels.key}</p>
        <p>
          <code className={styles.key} translate="no">
            {key.match(/.{1,4}/g)?.join(' ')}
          </code>
        </p>
        <CopyButton text={key} labels={labels} />
        <CodeField name="code" label={labels.code} />
        <FormCallout />
        <SubmitButton variant="primary" busyLabel={labels.confirming}>
          {labels.confirm}
        </SubmitButton>
      </Form>
    </div>
  );
}
