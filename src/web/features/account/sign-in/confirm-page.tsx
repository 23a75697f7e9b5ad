import type { Language } from '#domain/shared/language.ts';
import { accountWords } from '#web/features/account/account-words.ts';
import { localePath } from '#web/i18n/locales.ts';
import { translate } from '#web/i18n/translate.ts';
import { ButtonLink } from '#web/ui/form/button-link.tsx';
import { FormCallout } from '#web/ui/form/form.tsx';
import { Callout } from '#web/ui/page/callout.tsx';
import { AuthHead, AuthLayout } from './auth-layout.tsx';
import { type Query, queryValue } from './auth-pages.ts';
import { ConfirmForm } from './confirm-form.tsx';

const SCENE = { seed: 25, seriesToken: 4, biome: 'meadow' } as const;

/**
 * Renders the target page of a confirmation link. It needs no session because the link may be opened on another device.
 */
export function ConfirmPage({ locale, query }: { locale: Language; query: Query }) {
  const t = translate(locale, 'account.confirm');
  const words = accountWords(locale);
  const token = queryValue(query, 'token');
  return (
    <AuthLayout locale={locale} scene={token ? { ...SCENE, title: t('scene'), text: t('sceneText') } : { ...SCENE, title: t('title') }}>
      <AuthHead title={t('title')} />
      {token ? (
        <ConfirmForm words={words} labels={{ send: t('send'), sending: t('sending'), done: t('done') }} token={token}>
          <p>{t('text')}</p>
          <FormCallout />
        </ConfirmForm>
      ) : (
        <Callout tone="bad">{t('incomplete')}</Callout>
      )}
      <ButtonLink variant="ghost" href={localePath(locale, '/auth/settings')}>
        {t('settings')}
      </ButtonLink>
    </AuthLayout>
  );
}
