'use client'; // Client component: registers through the API and shows the result.
import type { ReactNode } from 'react';
import type { Language } from '#domain/shared/language.ts';
import { accountCall } from '#web/features/account/account-call.ts';
import type { AccountWords } from '#web/features/account/account-words.ts';
import { refusal } from '#web/features/account/answer-words.ts';
import { type AuthPages, signIn } from '#web/session/sign-in.ts';
import { Form, type FormAnswer, SubmitButton } from '#web/ui/form/form.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { NewPasswordField } from './new-password-field.tsx';

type Props = {
  words: AccountWords;
  labels: { send: string; sending: string };
  locale: Language;
  callbackUrl: string;
  pages: AuthPages;
  children: ReactNode;
};

/**
 * Creates an account and signs in. When signing in fails, opens the sign-in page, which confirms that the account
 * exists.
 */
export function RegisterForm({ words, labels, locale, callbackUrl, pages, children }: Props) {
  const send = async (values: FormData): Promise<FormAnswer> => {
    const typed = Object.fromEntries(values) as Record<string, string>;
    const result = await accountCall('POST', '', { ...typed, language: locale });
    if (!result.ok) return refusal(words, result);
    const { handle = '', password = '' } = typed;
    const { error } = await signIn('credentials', { handle, password, callbackUrl }, pages);
    const signInPage = `${pages.signInPage}?${new URLSearchParams({ notice: 'registered', callbackUrl })}`;
    location.assign(error === null ? callbackUrl : signInPage);
    return {};
  };
  const { fields } = words;
  return (
    <Form onSend={send} draft="register">
      {children}
      <TextField
        name="handle"
        label={fields.handle}
        hint={fields.handleHint}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      <TextField name="name" label={fields.name} hint={fields.nameHint} placeholder={fields.namePlaceholder} autoComplete="nickname" />
      <TextField name="email" type="email" label={fields.email} hint={fields.emailHint} help={fields.emailHelp} autoComplete="email" />
      <NewPasswordField name="password" label={fields.password} fields={fields} />
      <SubmitButton variant="primary" size="wide" busyLabel={labels.sending}>
        {labels.send}
      </SubmitButton>
    </Form>
  );
}
