import type { Language } from '#domain/shared/language.ts';
import { WELCOME_STEPS, type WelcomeStep } from '#domain/welcome/steps.ts';
import { localePath } from '#web/i18n/locales.ts';

/** Returns the URL of a step of the welcome. `callbackUrl` is where the player goes afterwards, if not to the dashboard. */
export function welcomeHref(locale: Language, step: WelcomeStep, callbackUrl?: string): string {
  const query = new URLSearchParams({ step: String(WELCOME_STEPS.indexOf(step) + 1), ...(callbackUrl !== undefined && { callbackUrl }) });
  return `${localePath(locale, '/welcome')}?${query}`;
}
