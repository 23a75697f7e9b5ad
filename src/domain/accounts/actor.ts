/** Roles of signed-in users. From player to admin, each role includes the rights of the previous one. */
export const ROLES = ['banned', 'player', 'editor', 'moderator', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/**
 * The person who makes a request. Session lookup assigns the role 'banned' within the scope of a ban and the user's own
 * role everywhere else.
 */
export type Actor = Visitor | SignedIn;
export type Visitor = { readonly kind: 'visitor' };
export type SignedIn = {
  readonly kind: 'signed-in';
  readonly userId: number;
  readonly role: Role;
  /** Whether the user authenticated within the last ten minutes. Some actions require it (require-recent-sign-in.ts). */
  readonly isRecent?: boolean;
};

/** Returns whether a role has more rights than a player's. */
export const isStaff = (role: Role): boolean => role === 'editor' || role === 'moderator' || role === 'admin';

/** A column in the rights matrix: a role, or 'visitor' for requests without a session. */
export type ActorRole = Role | 'visitor';

export const VISITOR: Visitor = { kind: 'visitor' };

/** Returns whether the actor is signed in. A banned actor is signed in too. */
export const isSignedIn = (actor: Actor): actor is SignedIn => actor.kind === 'signed-in';

/** Returns the actor's column in the rights matrix. */
export const roleOf = (actor: Actor): ActorRole => (isSignedIn(actor) ? actor.role : 'visitor');
