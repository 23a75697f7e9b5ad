'use client'; // Client component: asks for a passkey, a code or the password in a native dialog.
import type { Language } from '#domain/shared/language.ts';
import { accountCall, type CallResult } from '#web/features/account/account-call.ts';
import { OrLine } from '#web/features/account/or-line.tsx';
import { localePath } from '#web/i18n/locales.ts';
import { Button } from '#web/ui/form/button.tsx';
import { ButtonLink } from '#web/ui/form/button-link.tsx';
import { Form, type FormAnswer, FormCallout, SubmitButton } from '#web/ui/form/form.tsx';
import { PasswordField } from '#web/ui/form/password-field.tsx';
import { Dialog, DialogButtons } from '#web/ui/page/dialog.tsx';
import { CodeField, digitsOf } from './code-field.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import styles from './second-factor.module.css';
import { type SecondFactorWords, troubleText } from './second-factor-words.ts';
import { useHasPasskeys } from './use-has-passkeys.ts';

type Props = {
  open: boolean;
  /** What the account can re-authenticate with: 'passkey', 'code', 'password' or 'provider'. */
  methods: readonly string[];
  onAnswer: (isConfirmed: boolean) => void;
  words: SecondFactorWords;
  locale: Language;
};

const PATH = '/recent-sign-in';

/** Asks the reader to re-authenticate before a sensitive change. */
export function RecentSignInDialog({ open, methods, onAnswer, words, locale }: Props) {
  const { recent: labels } = words;
  const typed = (['code', 'password'] as const).find((method) => methods.includes(method));
  const usesPasskey = useHasPasskeys() && methods.includes('passkey');
  const confirm = (json: object): Promise<CallResult> => accountCall('POST', PATH, json);
  const send = async (values: FormData): Promise<FormAnswer> => {
    if (!typed) return {};
    const text = String(values.get(typed));
    const result = await confirm({ [typed]: typed === 'code' ? digitsOf(text) : text });
    if (result.ok) onAnswer(true);
    return result.ok ? {} : answerOf(typed, troubleText(words, result), result);
  };
  return (
    <Dialog open={open} onClose={() => onAnswer(false)} label={labels.title}>
      <Form onSend={send} className={styles.stack}>
        <h2>{labels.title}</h2>
        <p>{usesPasskey || typed ? labels.text : labels.provider}</p>
        {usesPasskey && (
          <PasskeyButton
            variant="primary"
            size="wide"
            options={`/api/account${PATH}/options`}
            send={(passkey) => confirm({ passkey })}
            onDone={() => onAnswer(true)}
            labels={{ use: labels.passkey, waiting: labels.waiting }}
            words={words}
            isFirst
          />
        )}
        {usesPasskey && typed && <OrLine>{labels.or}</OrLine>}
        <FormCallout />
        {typed === 'code' && <CodeField name="code" label={labels.code} isFirst={!usesPasskey} />}
        {typed === 'password' && (
          <PasswordField
            name="password"
            label={labels.password}
            showLabel={labels.showPassword}
            autoComplete="current-password"
            data-first={!usesPasskey || undefined}
          />
        )}
        <DialogButtons>
          <Button onClick={() => onAnswer(false)}>{words.cancel}</Button>
          {typed && (
            <SubmitButton variant={usesPasskey ? 'default' : 'primary'} busyLabel={labels.sending}>
              {labels.send}
            </SubmitButton>
          )}
          {!typed && !usesPasskey && (
            <ButtonLink variant="primary" href={signInAgainHref(locale)}>
              {labels.login}
            </ButtonLink>
          )}
        </DialogButtons>
      </Form>
    </Dialog>
  );
}

const answerOf = (field: string, text: string, { fields }: Extract<CallResult, { ok: false }>): FormAnswer =>
  fields ? { fields: { [field]: text } } : { callout: text };

const signInAgainHref = (locale: Language): string =>
  `${localePath(locale, '/auth/login')}?${new URLSearchParams({ error: 'sign-in-again', callbackUrl: location.pathname + location.search })}`;
