import { CLAIM_CODE_DAYS } from '#domain/accounts/claim-code.ts';
import type { Language } from '#domain/shared/language.ts';
import { onwards } from '#web/features/account/sign-in/auth-pages.ts';
import { ClaimForm } from '#web/features/account/sign-in/claim-form.tsx';
import { fill } from '#web/i18n/fill.ts';
import { localePath } from '#web/i18n/locales.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import styles from './claim-section.module.css';

// The error codes that the claim API can return. The page contains no other error messages, to stay small.
const ERRORS = [
  ...(['account-in-use', 'login-required', 'not-allowed', 'cross-site', 'refused'] as const),
  ...(['TooManyTries', 'ReadOnly', 'Unavailable', 'CLIENT_FETCH_ERROR'] as const),
] as const;
const FIELD_ERRORS = ['required', 'code-invalid', 'refused'] as const;

/** Explains how to claim an imported name and renders the form for it. */
export function ClaimSection({ locale }: { locale: Language }) {
  const { account, pages } = messagesOf(locale);
  const { heading, text, inUse, ...labels } = pages.moving.claim;
  const words = { errors: pick(account.errors, ERRORS), fieldErrors: pick(account.fieldErrors, FIELD_ERRORS) };
  const here = localePath(locale, '/moving');
  return (
    <section id="claim" className={`card ${styles.claim}`} aria-labelledby="claim-title">
      <h2 id="claim-title" className={styles.title}>
        {heading}
      </h2>
      <p>{fill(text, { days: CLAIM_CODE_DAYS })}</p>
      <p>{inUse}</p>
      <ClaimForm
        words={words}
        labels={labels}
        places={{
          login: onwards(locale, '/auth/login', here),
          register: onwards(locale, '/auth/register', here),
          player: localePath(locale, '/user'),
        }}
      />
    </section>
  );
}

const pick = <Key extends string>(texts: Readonly<Record<Key, string>>, keys: readonly Key[]): Readonly<Record<string, string>> =>
  Object.fromEntries(keys.map((key) => [key, texts[key]]));
