import type { ReactNode } from 'react';
import type { Language } from '#domain/shared/language.ts';
import { accountWords } from '#web/features/account/account-words.ts';
import { signInErrorText } from '#web/features/account/answer-words.ts';
import { localePath } from '#web/i18n/locales.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { translate } from '#web/i18n/translate.ts';
import { signInProviders } from '#web/server/account/sign-in-providers.ts';
import { ButtonLink } from '#web/ui/form/button-link.tsx';
import { FormCallout } from '#web/ui/form/form.tsx';
import { Link } from '#web/ui/nav/link.tsx';
import { AuthHead, AuthLayout } from './auth-layout.tsx';
import { authPages, callbackOf, onwards, passOn, type Query, queryValue } from './auth-pages.ts';
import { LoginForm } from './login-form.tsx';
import { PasskeyLogin } from './passkey-login.tsx';
import { ProviderButtons } from './provider-buttons.tsx';

const CALLOUTS = ['registered', 'passwordChanged', 'closed'] as const;

/** Renders the sign-in page and, after a redirect, the reason for it. */
export async function LoginPage({ locale, query }: { locale: Language; query: Query }) {
  await passOn(query, locale);
  const t = translate(locale, 'account.login');
  const words = accountWords(locale);
  const [callbackUrl, pages] = [callbackOf(query, locale), authPages(locale)];
  const callout = CALLOUTS.find((name) => name === queryValue(query, 'notice'));
  const error = queryValue(query, 'error');
  const first = error === undefined ? callout && { text: t(callout), tone: 'good' as const } : { text: signInErrorText(words, error) };
  const providers = signInProviders().map(({ id, name }) => ({ id, label: t('with', { provider: name }) }));
  const forgot = (
    <Link className="link" href={localePath(locale, '/auth/reset')}>
      {t('forgot')}
    </Link>
  );
  const toRegister = (text: ReactNode) => (
    <Link className="link" href={onwards(locale, '/auth/register', callbackUrl)}>
      {text}
    </Link>
  );

  return (
    <AuthLayout locale={locale} scene={{ seed: 12, seriesToken: 6, biome: 'meadow', title: t('scene'), text: t('sceneText') }}>
      <LoginForm
        words={words}
        labels={{ send: t('send'), sending: t('sending') }}
        forgotLink={forgot}
        callbackUrl={callbackUrl}
        pages={pages}
      >
        <AuthHead title={t('title')}>{t.rich('newHere', { link: toRegister })}</AuthHead>
        <FormCallout first={first} />
        <ProviderButtons providers={providers} or={t('or')} words={words} callbackUrl={callbackUrl} pages={pages} />
      </LoginForm>
      <PasskeyLogin
        labels={{ use: t('passkey'), waiting: t('passkeyWaiting') }}
        errors={messagesOf(locale).secondFactor.errors}
        callbackUrl={callbackUrl}
      />
      <ButtonLink variant="ghost" href={localePath(locale, '/')}>
        {t('browse')}
      </ButtonLink>
    </AuthLayout>
  );
}
