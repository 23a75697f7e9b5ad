import { redirect } from 'next/navigation';
import type { Language } from '#domain/shared/language.ts';
import { AuthHead, AuthLayout } from '#web/features/account/sign-in/auth-layout.tsx';
import { callbackOf, onwards, type Query } from '#web/features/account/sign-in/auth-pages.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { readPendingFactors } from '#web/server/account/read-second-step.ts';
import { ButtonLink } from '#web/ui/form/button-link.tsx';
import { SecondStepForm } from './second-step-form.tsx';

/**
 * Asks for the second factor of a sign-in whose password or provider was right. Leads back to the sign-in page when that
 * was too long ago.
 */
export async function SecondStepPage({ locale, query }: { locale: Language; query: Query }) {
  const { secondFactor: words } = messagesOf(locale);
  const callbackUrl = callbackOf(query, locale);
  const loginHref = onwards(locale, '/auth/login', callbackUrl);
  const expiredHref = `${loginHref}&error=SecondStepExpired`;
  const factors = await readPendingFactors();
  if (!factors) redirect(expiredHref);
  const { step } = words;
  return (
    <AuthLayout locale={locale} scene={{ seed: 12, seriesToken: 6, biome: 'frost', title: step.scene, text: step.sceneText }}>
      <SecondStepForm {...factors} callbackUrl={callbackUrl} expiredHref={expiredHref} words={{ step, errors: words.errors }}>
        <AuthHead title={step.title}>{step.text}</AuthHead>
      </SecondStepForm>
      <ButtonLink variant="ghost" href={loginHref}>
        {step.back}
      </ButtonLink>
    </AuthLayout>
  );
}
