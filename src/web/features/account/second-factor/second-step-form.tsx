'use client'; // Client component: asks for a passkey or a code and sends it to the API.
import { type ReactNode, useState } from 'react';
import { accountCall, type CallResult } from '#web/features/account/account-call.ts';
import { OrLine } from '#web/features/account/or-line.tsx';
import { takeOverTheme } from '#web/features/account/settings/theme-choice.ts';
import { refetchSession } from '#web/session/session-store.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Form, type FormAnswer, FormCallout, SubmitButton } from '#web/ui/form/form.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { CodeField } from './code-field.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { type SecondFactorWords, troubleText } from './second-factor-words.ts';

type Props = {
  hasPasskey: boolean;
  hasApp: boolean;
  callbackUrl: string;
  expiredHref: string;
  words: Pick<SecondFactorWords, 'step' | 'errors'>;
  children: ReactNode;
};

/** Completes a sign-in with a passkey, a code of an authenticator app or a recovery code, then opens `callbackUrl`. */
export function SecondStepForm({ hasPasskey, hasApp, callbackUrl, expiredHref, words, children }: Props) {
  const { step: labels } = words;
  const [field, setField] = useState<'none' | 'app' | 'recovery'>(hasApp && !hasPasskey ? 'app' : 'none');

  const complete = async (json: object): Promise<CallResult> => {
    const result = await accountCall('POST', '/sign-in/second-factor', json);
    if (!result.ok && result.error === 'login-required') location.assign(expiredHref);
    return result;
  };
  const enter = async () => {
    await refetchSession();
    takeOverTheme();
    location.assign(callbackUrl);
  };
  const send = async (values: FormData): Promise<FormAnswer> => {
    const result = await complete({ code: String(values.get('code')).trim() });
    if (result.ok) await enter();
    if (result.ok) return {};
    return result.fields ? { fields: { code: troubleText(words, result) } } : { callout: troubleText(words, result) };
  };
  return (
    <>
      {children}
      {hasPasskey && (
        <PasskeyButton
          variant={field === 'none' ? 'primary' : 'line'}
          size="wide"
          options="/api/account/sign-in/options"
          send={(passkey) => complete({ passkey })}
          onDone={enter}
          labels={{ use: labels.passkey, waiting: labels.waiting }}
          words={words}
        />
      )}
      {hasPasskey && field !== 'none' && <OrLine>{labels.or}</OrLine>}
      {field !== 'none' && (
        <Form key={field} onSend={send}>
          <FormCallout />
          {field === 'app' ? (
            <CodeField name="code" label={labels.app} autoFocus={hasPasskey} />
          ) : (
            <TextField
              name="code"
              label={labels.recovery}
              help={labels.recoveryHelp}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              autoFocus
            />
          )}
          <SubmitButton variant="primary" size="wide" busyLabel={labels.sending}>
            {labels.send}
          </SubmitButton>
          {field === 'recovery' && <p>{labels.lost}</p>}
        </Form>
      )}
      {hasApp && field !== 'app' && <Button onClick={() => setField('app')}>{labels.useApp}</Button>}
      {field !== 'recovery' && (
        <Button variant="ghost" onClick={() => setField('recovery')}>
          {labels.useRecovery}
        </Button>
      )}
    </>
  );
}
