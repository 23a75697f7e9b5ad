import type { Language } from '#domain/shared/language.ts';
import { accountWords } from '#web/features/account/account-words.ts';
import { localePath } from '#web/i18n/locales.ts';
import { translate } from '#web/i18n/translate.ts';
import { pageSession } from '#web/server/auth/session.ts';
import { ButtonLink } from '#web/ui/form/button-link.tsx';
import { FormCallout } from '#web/ui/form/form.tsx';
import { AuthHead, AuthLayout } from './auth-layout.tsx';
import { LogoutForm } from './logout-form.tsx';

/** Renders the sign-out page. Asks for confirmation because following a link must not end a session. */
export async function LogoutPage({ locale }: { locale: Language }) {
  const t = translate(locale, 'account.logout');
  const words = accountWords(locale);
  const signedIn = await pageSession().then(
    (session) => session !== undefined,
    () => true, // Assumes a session while the database is down.
  );
  const done = (
    <>
      <AuthHead title={t('done')}>{t('doneText')}</AuthHead>
      <ButtonLink variant="primary" size="wide" href={localePath(locale, '/auth/login')}>
        {t('again')}
      </ButtonLink>
    </>
  );
  return (
    <AuthLayout locale={locale} scene={{ seed: 31, seriesToken: 2, biome: 'garden', title: t('scene'), text: t('sceneText') }}>
      <LogoutForm signedIn={signedIn} words={words} labels={{ send: t('send'), sending: t('sending'), queued: t('queued') }} done={done}>
        <AuthHead title={t('question')}>{t('text')}</AuthHead>
        <FormCallout />
      </LogoutForm>
      <ButtonLink variant="ghost" href={localePath(locale, '/')}>
        {t('home')}
      </ButtonLink>
    </AuthLayout>
  );
}
