import 'server-only';
import { oauthProviders } from '#web/server/auth/providers.ts';
import { env } from '#web/server/env.ts';
import { providerName } from '#wiring/provider-name.ts';

/** Returns the sign-in providers that the operator has configured. */
export const signInProviders = (): { id: string; name: string }[] => oauthProviders().map(({ id, name }) => ({ id, name }));

export const offeredProviders = (): string[] => oauthProviders().map(({ id }) => id);

/** Returns the display name of a provider, even if the provider is no longer configured. */
export const nameOfProvider = (id: string): string => providerName(id, env());
