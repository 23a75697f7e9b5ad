import type { ReactNode } from 'react';
import type { Language } from '#domain/shared/language.ts';
import { accountWords } from '#web/features/account/account-words.ts';
import { localePath } from '#web/i18n/locales.ts';
import { translate } from '#web/i18n/translate.ts';
import { signInProviders } from '#web/server/account/sign-in-providers.ts';
import { ButtonLink } from '#web/ui/form/button-link.tsx';
import { FormCallout } from '#web/ui/form/form.tsx';
import { Link } from '#web/ui/nav/link.tsx';
import shared from '#web/ui/page/shared.module.css';
import { AuthHead, AuthLayout } from './auth-layout.tsx';
import { authPages, callbackOf, onwards, passOn, type Query, queryValue } from './auth-pages.ts';
import { ProviderButtons } from './provider-buttons.tsx';
import { RegisterForm } from './register-form.tsx';

export async function RegisterPage({ locale, query }: { locale: Language; query: Query }) {
  await passOn(query, locale);
  const t = translate(locale, 'account.register');
  const tLogin = translate(locale, 'account.login');
  const words = accountWords(locale);
  const [callbackUrl, pages] = [callbackOf(query, locale), authPages(locale)];
  // The welcome leads on to the page that the reader came from. Players with records are sent there at once.
  const welcomeUrl =
    queryValue(query, 'callbackUrl') === undefined ? localePath(locale, '/welcome') : onwards(locale, '/welcome', callbackUrl);
  const providers = signInProviders().map(({ id, name }) => ({ id, label: tLogin('with', { provider: name }) }));
  const toLogin = (text: ReactNode) => (
    <Link className="link" href={onwards(locale, '/auth/login', callbackUrl)}>
      {text}
    </Link>
  );
  const toTerms = (text: ReactNode) => (
    <Link className="link" href={localePath(locale, '/terms')}>
      {text}
    </Link>
  );

  return (
    <AuthLayout locale={locale} scene={{ seed: 9, seriesToken: 8, biome: 'shore', title: t('scene'), text: t('sceneText') }}>
      <RegisterForm
        words={words}
        labels={{ send: t('send'), sending: t('sending') }}
        locale={locale}
        callbackUrl={welcomeUrl}
        pages={pages}
      >
        <AuthHead title={t('title')}>{t.rich('already', { link: toLogin })}</AuthHead>
        <FormCallout />
        <ProviderButtons providers={providers} or={tLogin('or')} words={words} callbackUrl={welcomeUrl} pages={pages} />
      </RegisterForm>
      <p className={shared.muted}>{t.rich('terms', { link: toTerms })}</p>
      <ButtonLink variant="ghost" href={localePath(locale, '/')}>
        {t('browse')}
      </ButtonLink>
    </AuthLayout>
  );
}
