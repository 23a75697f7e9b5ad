/** Roles of signed-in users. From player to admin each role includes the rights of the previous one. */
export const ROLES = ['banned', 'player', 'editor', 'moderator', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** The requester. Session lookup assigns the role 'banned' within a ban's scope and the user's own role everywhere else. */
export type Actor = Visitor | SignedIn;
export type Visitor = { readonly kind: 'visitor' };
export type SignedIn = { readonly kind: 'signed-in'; readonly userId: number; readonly role: Role };

/** A column of the rights matrix: a role, or 'visitor' for requests without a session. */
export type ActorRole = Role | 'visitor';

/** The actor of a request without a session. */
export const VISITOR: Visitor = { kind: 'visitor' };

/** Whether the actor has an account; implies no rights. */
export const isSignedIn = (actor: Actor): actor is SignedIn => actor.kind === 'signed-in';

/** The actor's column in the rights matrix. */
export const roleOf = (actor: Actor): ActorRole => (isSignedIn(actor) ? actor.role : 'visitor');
