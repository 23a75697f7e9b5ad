/** The signed-in user as returned by the server (docs/api.md), limited to the fields that the browser uses. */
export type Session = {
  readonly user: {
    readonly userId: string;
    readonly name: string | null;
    readonly role: string;
    readonly desks: readonly string[]; // Staff pages that this user may open.
    readonly theme: string;
  };
};

/** The session state, which is 'loading' until the server has answered. */
export type SessionState =
  | { readonly status: 'loading' | 'unauthenticated'; readonly session: null }
  | { readonly status: 'authenticated'; readonly session: Session };

/**
 * Parses the response of `/api/auth/session`. Returns a session, null when signed out, or undefined when the response
 * is malformed.
 */
export function parseSession(answer: unknown): Session | null | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined;
  if (Object.keys(answer).length === 0) return null;
  const { user } = answer as { user?: Partial<Session['user']> };
  if (typeof user?.userId !== 'string') return undefined;
  const { userId, name = null, role = '', desks = [], theme = '' } = user;
  return { user: { userId, name, role, desks, theme } };
}
