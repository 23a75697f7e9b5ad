'use client'; // Client component: confirms through the API, because mail scanners also open the link.
import { type ReactNode, useState } from 'react';
import { accountCall } from '#web/features/account/account-call.ts';
import type { AccountWords } from '#web/features/account/account-words.ts';
import { refusal } from '#web/features/account/answer-words.ts';
import type { FormAnswer } from '#web/ui/form/form.tsx';
import { Callout } from '#web/ui/page/callout.tsx';
import { OneButtonForm } from './one-button-form.tsx';

type Props = { words: AccountWords; labels: { send: string; sending: string; done: string }; token: string; children: ReactNode };

/** Confirms the e-mail address to which the link was sent. */
export function ConfirmForm({ words, labels, token, children }: Props) {
  const [done, setDone] = useState(false);
  const send = async (): Promise<FormAnswer> => {
    const result = await accountCall('PUT', '/email', { token });
    setDone(result.ok);
    return result.ok ? {} : refusal(words, result);
  };
  if (done) {
    return (
      <Callout tone="good" role="status">
        {labels.done}
      </Callout>
    );
  }
  return (
    <OneButtonForm onSend={send} labels={labels}>
      {children}
    </OneButtonForm>
  );
}
