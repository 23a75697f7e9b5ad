'use client'; // Client component: signs in through the API and shows the result.
import type { ReactNode } from 'react';
import type { AccountWords } from '#web/features/account/account-words.ts';
import { refusal, signInErrorText } from '#web/features/account/answer-words.ts';
import { takeOverTheme } from '#web/features/account/settings/theme-choice.ts';
import { type AuthPages, signIn } from '#web/session/sign-in.ts';
import { Form, type FormAnswer, SubmitButton } from '#web/ui/form/form.tsx';
import { PasswordField } from '#web/ui/form/password-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';

type Props = {
  words: AccountWords;
  labels: { send: string; sending: string };
  forgotLink: ReactNode;
  callbackUrl: string;
  pages: AuthPages;
  /** Content above the fields: the title, a callout and other sign-in methods. */
  children: ReactNode;
};

/** Signs in with user ID and password, then opens `callbackUrl`, or the page that asks for the second factor. */
export function LoginForm({ words, labels, forgotLink, callbackUrl, pages, children }: Props) {
  const send = async (values: FormData): Promise<FormAnswer> => {
    const [handle, password] = [String(values.get('handle')), String(values.get('password'))];
    const empty = Object.entries({ handle, password }).filter(([, typed]) => typed === '');
    if (empty.length > 0)
      return refusal(words, { ok: false, error: 'invalid', fields: Object.fromEntries(empty.map(([name]) => [name, 'required'])) });
    const { error, url } = await signIn('credentials', { handle, password, callbackUrl }, pages);
    if (error !== null) return { callout: signInErrorText(words, error) };
    takeOverTheme();
    location.assign(url === null ? callbackUrl : pathOf(url)); // An account with a second factor is asked for it next.
    return {};
  };
  const { fields } = words;
  return (
    <Form onSend={send}>
      {children}
      <TextField
        name="handle"
        label={fields.handle}
        autoComplete="username webauthn"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      <PasswordField
        name="password"
        label={fields.password}
        showLabel={fields.showPassword}
        autoComplete="current-password"
        aside={forgotLink}
      />
      <SubmitButton variant="primary" size="wide" busyLabel={labels.sending}>
        {labels.send}
      </SubmitButton>
    </Form>
  );
}

// The server answers with an address of the configured site, which tests and proxies may reach under another host.
function pathOf(url: string): string {
  const { pathname, search, hash } = new URL(url, location.origin);
  return pathname + search + hash;
}
