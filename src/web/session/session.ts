/** Who is signed in, as the server says it (docs/api.md); only what the browser uses. */
export type Session = {
  readonly user: {
    readonly userId: string;
    readonly name: string | null;
    readonly role: string;
    readonly desks: readonly string[]; // the pages for those who run the site that this one may enter
    readonly theme: string;
  };
};

/** Until the server has answered, nobody knows. */
export type SessionState =
  | { readonly status: 'loading' | 'unauthenticated'; readonly session: null }
  | { readonly status: 'authenticated'; readonly session: Session };

/** Reads the answer of `/api/auth/session`: nobody, somebody, or undefined for what is neither. */
export function parseSession(answer: unknown): Session | null | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined;
  if (Object.keys(answer).length === 0) return null;
  const { user } = answer as { user?: Partial<Session['user']> };
  if (typeof user?.userId !== 'string') return undefined;
  const { userId, name = null, role = '', desks = [], theme = '' } = user;
  return { user: { userId, name, role, desks, theme } };
}
