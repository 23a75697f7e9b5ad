import type { Language } from '#domain/shared/language.ts';
import { accountWords } from '#web/features/account/account-words.ts';
import { listMark } from '#web/i18n/fill.ts';
import { localePath } from '#web/i18n/locales.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { translate } from '#web/i18n/translate.ts';
import { readNotMe } from '#web/server/account/read-second-step.ts';
import { signInProviders } from '#web/server/account/sign-in-providers.ts';
import { ButtonLink } from '#web/ui/form/button-link.tsx';
import { FormCallout } from '#web/ui/form/form.tsx';
import { Callout } from '#web/ui/page/callout.tsx';
import { AuthHead, AuthLayout } from './auth-layout.tsx';
import { type Query, queryValue } from './auth-pages.ts';
import { NotMeForm } from './not-me-form.tsx';
import { TOKEN_MINUTES } from './token-minutes.ts';

/** Renders the target page of a link "this wasn't me". A button acts, because mail scanners also open the link. */
export async function NotMePage({ locale, query }: { locale: Language; query: Query }) {
  const t = translate(locale, 'account.notMe');
  const token = queryValue(query, 'token');
  const account = await readNotMe(token);
  const labels = messagesOf(locale).account.notMe;
  const providers = signInProviders().map(({ id, name }) => [id, name] as const);
  const spent = (
    <>
      <AuthHead title={t('title')} />
      <Callout tone="bad" role="alert">
        {t('spent')}
      </Callout>
      <ButtonLink variant="primary" size="wide" href={localePath(locale, '/auth/reset')}>
        {t('reset')}
      </ButtonLink>
      <ButtonLink variant="ghost" href={localePath(locale, '/auth/settings')}>
        {t('settings')}
      </ButtonLink>
    </>
  );
  const scene = { seed: 44, seriesToken: 3, biome: 'ruin', title: t('scene') } as const;
  return (
    // The text promises what a used link no longer does.
    <AuthLayout locale={locale} scene={account ? { ...scene, text: t('sceneText') } : scene}>
      {account && token !== undefined ? (
        <NotMeForm
          words={accountWords(locale)}
          labels={{ ...labels, next: t('next', { minutes: TOKEN_MINUTES }), listMark: listMark(locale) }}
          methods={{ ...labels.methods, ...Object.fromEntries(providers) }}
          token={token}
          spent={spent}
        >
          <AuthHead title={t('title')}>{t('text', { handle: account.handle })}</AuthHead>
          <p>{t('steps', { address: account.address })}</p>
          <FormCallout />
        </NotMeForm>
      ) : (
        spent
      )}
    </AuthLayout>
  );
}
