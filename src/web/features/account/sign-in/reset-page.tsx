import type { Language } from '#domain/shared/language.ts';
import { accountWords } from '#web/features/account/account-words.ts';
import { localePath } from '#web/i18n/locales.ts';
import { translate } from '#web/i18n/translate.ts';
import { readProvidersOfReset } from '#web/server/account/read-account.ts';
import { nameOfProvider } from '#web/server/account/sign-in-providers.ts';
import { ButtonLink } from '#web/ui/form/button-link.tsx';
import { FormCallout } from '#web/ui/form/form.tsx';
import { Callout } from '#web/ui/page/callout.tsx';
import shared from '#web/ui/page/shared.module.css';
import { AuthHead, AuthLayout } from './auth-layout.tsx';
import { type Query, queryValue } from './auth-pages.ts';
import { ResetAskForm, ResetNewForm } from './reset-form.tsx';
import { TOKEN_MINUTES } from './token-minutes.ts';

/** Renders the password reset: the form for a new password if the URL contains a token, otherwise the request form. */
export async function ResetPage({ locale, query }: { locale: Language; query: Query }) {
  const t = translate(locale, 'account.reset');
  const choices = translate(locale, 'account.settings.providers.choices');
  const words = accountWords(locale);
  const token = queryValue(query, 'token');
  const linked = (await readProvidersOfReset(token)).map((id) => ({ id, name: nameOfProvider(id) }));
  const life = { minutes: TOKEN_MINUTES };
  const askPath = localePath(locale, '/auth/reset');

  const ask = (
    <ResetAskForm words={words} labels={{ send: t('send'), sending: t('sending'), account: t('account'), sent: t('sent', life) }}>
      <AuthHead title={t('title')}>{t('text', life)}</AuthHead>
      <FormCallout />
    </ResetAskForm>
  );
  const spent = (
    <>
      <AuthHead title={t('newTitle')} />
      <Callout tone="bad" role="alert">
        {t('spent', life)}
      </Callout>
      <ButtonLink variant="primary" size="wide" href={askPath}>
        {t('again')}
      </ButtonLink>
    </>
  );

  return (
    <AuthLayout locale={locale} scene={{ seed: 44, seriesToken: 3, biome: 'frost', title: t('scene'), text: t('sceneText') }}>
      {token === undefined ? (
        <>
          {ask}
          <p className={shared.muted}>{t('noAddress')}</p>
        </>
      ) : (
        <ResetNewForm
          words={words}
          labels={{ send: t('newSend'), sending: t('newSending'), unlink: { title: choices('title'), text: choices('text') } }}
          token={token}
          linked={linked}
          loginHref={`${localePath(locale, '/auth/login')}?notice=passwordChanged`}
          spent={spent}
        >
          <AuthHead title={t('newTitle')}>{t('newText')}</AuthHead>
          <FormCallout />
        </ResetNewForm>
      )}
      <ButtonLink variant="ghost" href={localePath(locale, '/auth/login')}>
        {t('back')}
      </ButtonLink>
    </AuthLayout>
  );
}
