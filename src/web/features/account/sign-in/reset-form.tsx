'use client'; // Client component: both steps of the password reset call the API and show the result.
import { type ReactNode, useState } from 'react';
import { accountCall } from '#web/features/account/account-call.ts';
import type { AccountWords } from '#web/features/account/account-words.ts';
import { refusal } from '#web/features/account/answer-words.ts';
import { type LinkedProvider, UnlinkChoices } from '#web/features/account/security/unlink-choices.tsx';
import { signedOut } from '#web/session/sign-in.ts';
import { Form, type FormAnswer, SubmitButton } from '#web/ui/form/form.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { NewPasswordField } from './new-password-field.tsx';

type Labels = { send: string; sending: string };
type AskProps = { words: AccountWords; labels: Labels & { account: string; sent: string }; children: ReactNode };

/** First step of a password reset: requests a link. The response does not reveal whether the account exists. */
export function ResetAskForm({ words, labels, children }: AskProps) {
  const send = async (values: FormData): Promise<FormAnswer> => {
    const result = await accountCall('POST', '/reset', Object.fromEntries(values));
    return result.ok ? { callout: labels.sent, tone: 'good' } : refusal(words, result);
  };
  return (
    <Form onSend={send}>
      {children}
      <TextField name="account" label={labels.account} autoComplete="username" autoCapitalize="none" spellCheck={false} />
      <SubmitButton variant="primary" size="wide" busyLabel={labels.sending}>
        {labels.send}
      </SubmitButton>
    </Form>
  );
}

type NewProps = {
  words: AccountWords;
  labels: Labels & { unlink: { title: string; text: string } };
  token: string;
  linked: readonly LinkedProvider[];
  loginHref: string;
  spent: ReactNode;
  children: ReactNode;
};

/**
 * Second step of a password reset: sets a new password with the token from the link and offers to unlink other
 * accounts. Then opens the sign-in page.
 */
export function ResetNewForm({ words, labels, token, linked, loginHref, spent, children }: NewProps) {
  const [isSpent, setSpent] = useState(false);
  if (isSpent) return spent;

  const send = async (values: FormData): Promise<FormAnswer> => {
    const result = await accountCall('PUT', '/reset', { token, password: values.get('password'), unlink: values.getAll('unlink') });
    if (result.ok) {
      await signedOut();
      location.assign(loginHref);
      return {};
    }
    if (result.fields?.token) setSpent(true);
    return refusal(words, result);
  };
  const { fields } = words;
  return (
    <Form onSend={send}>
      {children}
      <NewPasswordField name="password" label={fields.newPassword} fields={fields} />
      <UnlinkChoices providers={linked} labels={labels.unlink} />
      <SubmitButton variant="primary" size="wide" busyLabel={labels.sending}>
        {labels.send}
      </SubmitButton>
    </Form>
  );
}
