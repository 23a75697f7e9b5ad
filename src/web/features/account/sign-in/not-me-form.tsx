'use client'; // Client component: secures the account through the API and shows what was done.
import { type ReactNode, useState } from 'react';
import { accountCall } from '#web/features/account/account-call.ts';
import type { AccountWords } from '#web/features/account/account-words.ts';
import { refusal } from '#web/features/account/answer-words.ts';
import { fill } from '#web/i18n/fill.ts';
import type { SecuredAccountJson } from '#web/server/answer/response-types.ts';
import { signedOut } from '#web/session/sign-in.ts';
import type { FormAnswer } from '#web/ui/form/form.tsx';
import { Callout } from '#web/ui/page/callout.tsx';
import { OneButtonForm } from './one-button-form.tsx';

type Label = 'send' | 'sending' | 'done' | 'doneText' | 'removed' | 'restored' | 'next' | 'taken' | 'listMark';
type Props = {
  words: AccountWords;
  labels: Readonly<Record<Label, string>>;
  methods: Readonly<Record<string, string>>; // Names of sign-in methods.
  token: string;
  spent: ReactNode;
  children: ReactNode;
};

/** Takes an account back with the token of a link "this wasn't me", then says what was done and what comes next. */
export function NotMeForm({ words, labels, methods, token, spent, children }: Props) {
  const [state, setState] = useState<SecuredAccountJson | 'spent'>();
  const send = async (): Promise<FormAnswer> => {
    const result = await accountCall<SecuredAccountJson>('POST', '/not-me', { token });
    if (result.ok) {
      await signedOut();
      setState(result.body);
      return {};
    }
    if (result.fields?.token) setState('spent');
    return refusal(words, result);
  };
  if (state === 'spent') return spent;
  if (!state)
    return (
      <OneButtonForm onSend={send} labels={labels}>
        {children}
      </OneButtonForm>
    );
  const { handle, removed, address } = state;
  const names = removed.map((method) => methods[method] ?? method);
  return (
    <>
      <h1>{fill(labels.done, { handle })}</h1>
      <p>{labels.doneText}</p>
      {names.length > 0 && <p>{fill(labels.removed, { methods: names.join(labels.listMark) })}</p>}
      {address === 'restored' && <p>{labels.restored}</p>}
      <Callout tone={address === 'taken' ? 'warn' : 'good'} role="status">
        {address === 'taken' ? labels.taken : labels.next}
      </Callout>
    </>
  );
}
