import 'server-only';
import { oauthProviders } from '#web/server/auth/providers.ts';

/** The other sites that the operator has set up to say who somebody is. */
export const signInProviders = (): { id: string; name: string }[] => oauthProviders().map(({ id, name }) => ({ id, name }));
