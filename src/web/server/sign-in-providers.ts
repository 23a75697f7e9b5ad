import 'server-only';
import { oauthProviders } from '#web/server/auth/providers.ts';
import { env } from '#web/server/env.ts';
import { providerName } from '#wiring/provider-name.ts';

/** The other sites that the operator has set up to say who somebody is. */
export const signInProviders = (): { id: string; name: string }[] => oauthProviders().map(({ id, name }) => ({ id, name }));

/** Their ids. */
export const offeredProviders = (): string[] => oauthProviders().map(({ id }) => id);

/** What a provider is called, also one that is switched off by now. */
export const nameOfProvider = (id: string): string => providerName(id, env());
