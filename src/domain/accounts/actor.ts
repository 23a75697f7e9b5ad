/** Roles of signed-in people; each of player, editor, moderator and admin may do all that the one before may. */
export const ROLES = ['banned', 'player', 'editor', 'moderator', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/**
 * Who asks. Whoever reads the session gives the role 'banned' to what lies within a ban's scope,
 * and the person's own role to everything else.
 */
export type Actor = Visitor | SignedIn;
export type Visitor = { readonly kind: 'visitor' };
export type SignedIn = { readonly kind: 'signed-in'; readonly userId: number; readonly role: Role };

/** A column of the tables of rights: a role, or 'visitor' for those who are not signed in. */
export type ActorRole = Role | 'visitor';

/** Anybody without a session. */
export const VISITOR: Visitor = { kind: 'visitor' };

/** Whether the actor has an account; says nothing about rights. */
export const isSignedIn = (actor: Actor): actor is SignedIn => actor.kind === 'signed-in';

/** The column of the actor in every table of rights. */
export const roleOf = (actor: Actor): ActorRole => (isSignedIn(actor) ? actor.role : 'visitor');
