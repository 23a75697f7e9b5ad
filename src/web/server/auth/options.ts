import 'server-only';
import type { Account, NextAuthOptions, Profile, User } from 'next-auth';
import Credentials from 'next-auth/providers/credentials';
import { can } from '#domain/accounts/can.ts';
import { signInForm } from '#domain/accounts/forms.ts';
import { callbackPath } from '#domain/accounts/sign-in/callback-url.ts';
import { readForm } from '#domain/shared/form.ts';
import type { NewSession } from '#usecases/accounts/begin-session.ts';
import { type Session, signedInAs } from '#usecases/accounts/get-session.ts';
import { isPending, type PendingSignIn } from '#usecases/accounts/pending/enter-account.ts';
import { signIn } from '#usecases/accounts/sign-in.ts';
import { signInWithProvider } from '#usecases/accounts/sign-in-with-provider.ts';
import { signOut } from '#usecases/accounts/sign-out.ts';
import { localePath } from '#web/i18n/locales.ts';
import { deps } from '#web/server/deps.ts';
import { log } from '#web/server/log.ts';
import { authCookies } from './cookies.ts';
import { oauthProviders, usernameIn } from './providers.ts';
import { secondFactorHref, signInAgainHref } from './session.ts';
import { authSecret, openToken, SESSION_SECONDS } from './token.ts';
import { READ_ONLY, UNAVAILABLE, type Visit, WRONG_PASSWORD } from './visit.ts';

/**
 * Returns the next-auth options for one request. The callbacks do not throw on failure but record the failure on the
 * visit.
 */
export function authOptions(visit: Visit): NextAuthOptions {
  return {
    secret: authSecret(),
    session: { strategy: 'jwt', maxAge: SESSION_SECONDS },
    jwt: { maxAge: SESSION_SECONDS, decode: ({ token }) => openToken(token) },
    cookies: authCookies(),
    pages: {
      signIn: localePath(visit.language, '/auth/login'),
      signOut: localePath(visit.language, '/auth/logout'),
      error: localePath(visit.language, '/error'),
    },
    providers: [
      Credentials({ credentials: { handle: {}, password: {} }, authorize: (typed) => authorize(visit, typed) }),
      ...oauthProviders(),
    ],
    callbacks: {
      signIn: ({ account, profile, user }) => enter(visit, account, profile, user),
      // On sign-in, the token receives the secret of the new session. Later, the token is renewed only while the
      // session exists. Client input is ignored.
      jwt: async ({ user }) => {
        const sid = user ? visit.started?.secret : visit.session && visit.secret;
        if (sid === undefined) throw new Error('the session has ended');
        return { sid };
      },
      session: async () => sessionAnswer(visit.session),
      redirect: async ({ url, baseUrl }) => baseUrl + callbackPath(url, baseUrl),
    },
    events: { signOut: () => leave(visit) },
    logger: {
      error: (code) => (code === 'JWT_SESSION_ERROR' ? log().debug({ auth: code }) : log().warn({ auth: code })),
      warn: () => {},
      debug: () => {},
    },
  };
}

const PROVIDER_ERRORS = {
  'not-linked': 'OAuthAccountNotLinked',
  'sign-up-closed': 'SignUpClosed',
  'read-only': 'ReadOnly',
} as const;

async function authorize(visit: Visit, typed: unknown): Promise<User | null> {
  const form = readForm(signInForm, typed);
  visit.failure = WRONG_PASSWORD;
  if (!form.ok) return null;
  try {
    const answer = await signIn(deps(), form.value, visit.client);
    if (answer.ok) {
      delete visit.failure;
      return record(visit, answer.value) ? { id: 'begun' } : null;
    }
    if (answer.error === 'read-only') visit.failure = READ_ONLY;
    if (answer.error === 'too-many-tries') visit.failure = { error: 'TooManyTries', status: 429, waitSeconds: answer.waitSeconds };
  } catch (error) {
    note(visit, error);
  }
  return null;
}

async function enter(visit: Visit, account: Account | null, profile: Profile | undefined, user: User): Promise<boolean | string> {
  if (account?.type === 'credentials') return visit.started !== undefined;
  if (!account) return false;
  const { provider, providerAccountId: subject } = account;
  const found = { provider, subject, username: usernameIn(profile), name: user.name ?? null, email: user.email ?? null };
  const login = localePath(visit.language, '/auth/login');
  try {
    const answer = await signInWithProvider(deps(), found, visit);
    if (!answer.ok)
      return answer.error === 'sign-in-again' ? signInAgainHref(visit.language) : `${login}?error=${PROVIDER_ERRORS[answer.error]}`;
    visit.isNewAccount = answer.value.isNew;
    return record(visit, answer.value) || secondFactorHref(visit);
  } catch (error) {
    note(visit, error);
    return `${login}?error=Unavailable`;
  }
}

// Records a sign-in on the visit. Returns false when it waits for the second factor.
function record(visit: Visit, entered: NewSession | PendingSignIn): boolean {
  if (isPending(entered)) visit.pending = entered.pending;
  else visit.started = entered;
  return visit.started !== undefined;
}

async function leave(visit: Visit): Promise<void> {
  try {
    if (visit.secret !== undefined) await signOut(deps(), visit.secret);
  } catch (error) {
    note(visit, error);
  }
}

function note(visit: Visit, error: unknown): void {
  log().error({ auth: 'failure', err: error });
  visit.failure = UNAVAILABLE;
}

/** Returns the session data that is sent to the browser. Excludes ids, the e-mail address and the secret. */
function sessionAnswer(session: Session | undefined) {
  if (!session) throw new Error('the session has ended');
  const { handle, name, organises, secondFactorDue, theme, language, expiresAt } = session;
  const actor = signedInAs(session, 'site');
  const desks = [
    ...(can(actor, 'moderate') ? ['moderation'] : []),
    ...(can(actor, 'use-switches') ? ['admin'] : []),
    ...(can(actor, 'manage-event', { organiser: organises }) ? ['events'] : []),
  ];
  // Only staff without a second factor have to register one.
  const due = secondFactorDue && { secondFactorDue: secondFactorDue.toISOString() };
  return { user: { userId: handle, name, role: actor.role, desks, theme, language, ...due }, expires: expiresAt.toISOString() };
}
