import type { Language } from '#domain/shared/language.ts';
import { accountWords } from '#web/features/account/account-words.ts';
import { signInErrorText } from '#web/features/account/answer-words.ts';
import { localePath } from '#web/i18n/locales.ts';
import { translate } from '#web/i18n/translate.ts';
import { ButtonLink } from '#web/ui/form/button-link.tsx';
import { Callout } from '#web/ui/page/callout.tsx';
import { AuthHead, AuthLayout } from './auth-layout.tsx';
import { type Query, queryValue } from './auth-pages.ts';

/** Renders the error page for failed sign-ins, with links to try again and to the home page. */
export function AuthErrorPage({ locale, query }: { locale: Language; query: Query }) {
  const t = translate(locale, 'account.errorPage');
  const words = accountWords(locale);
  return (
    <AuthLayout locale={locale} scene={{ seed: 61, seriesToken: 1, biome: 'ruin', title: t('scene'), text: t('sceneText') }}>
      <AuthHead title={t('heading')} />
      <Callout tone="bad">{signInErrorText(words, queryValue(query, 'error') ?? 'Default')}</Callout>
      <ButtonLink variant="primary" size="wide" href={localePath(locale, '/auth/login')}>
        {t('again')}
      </ButtonLink>
      <ButtonLink variant="ghost" href={localePath(locale, '/')}>
        {t('home')}
      </ButtonLink>
    </AuthLayout>
  );
}
