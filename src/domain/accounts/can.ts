import { type Actor, type ActorRole, roleOf } from './actor.ts';

/** Facts about the record, user or event that an action applies to. A missing fact counts against the actor. */
export type Facts = {
  readonly own?: boolean; // The actor is the record's author or the user concerned.
  readonly teamMate?: boolean; // The record's author is in one of the actor's teams.
  readonly chosenRival?: boolean; // The actor has chosen the record's author as a rival.
  readonly rankClass?: number; // The actor's rank class.
  readonly lowerRole?: boolean; // The user concerned has a lower role than the actor.
  readonly organiser?: boolean; // The actor is an organiser of the event.
};

const isUninvolved = ({ own, teamMate, chosenRival }: Facts): boolean => own === false && teamMate === false && chosenRival === false;

const CONDITIONS = {
  own: (facts: Facts) => facts.own === true,
  other: (facts: Facts) => facts.own === false,
  subordinate: (facts: Facts) => facts.own === false && facts.lowerRole === true,
  uninvolved: isUninvolved,
  peer: (facts: Facts) => isUninvolved(facts) && facts.rankClass !== undefined && facts.rankClass >= PEER_CLASS,
  organiser: (facts: Facts) => facts.organiser === true,
} as const;

/** The lowest rank class (A3) whose players may peer-check other players' records. */
export const PEER_CLASS = 9;

/** A right: the lowest role that has it, and the condition under which it applies. */
type Grant = { readonly from: Exclude<ActorRole, 'banned'>; readonly if?: keyof typeof CONDITIONS };

/** The rights matrix from domain.md §7. An action is allowed when any of its grants applies. */
const GRANTS = {
  read: [{ from: 'visitor' }],
  search: [{ from: 'visitor' }],
  'post-record': [{ from: 'player' }],
  'edit-own-record': [{ from: 'player', if: 'own' }],
  // Rights to individual entries, including guides, are defined in keywords/flags.ts.
  'edit-keyword': [{ from: 'player' }],
  'rename-self': [{ from: 'player', if: 'own' }],
  'read-notifications': [{ from: 'player' }],
  'choose-rival': [{ from: 'player' }],
  'share-year': [{ from: 'player' }],
  'use-webhooks': [{ from: 'player' }],
  report: [{ from: 'player', if: 'other' }],
  appeal: [{ from: 'player', if: 'own' }],
  'peer-check': [{ from: 'player', if: 'peer' }],
  'edit-information': [{ from: 'editor' }],
  'delete-keyword': [{ from: 'editor' }],
  'change-record-state': [{ from: 'moderator', if: 'uninvolved' }],
  'withdraw-record': [{ from: 'moderator', if: 'uninvolved' }],
  'correct-record': [{ from: 'moderator', if: 'uninvolved' }],
  'answer-report': [{ from: 'moderator', if: 'uninvolved' }],
  'answer-appeal': [{ from: 'moderator', if: 'uninvolved' }],
  'remove-profile-texts': [{ from: 'moderator', if: 'uninvolved' }],
  // Allows reading the queue and writing notes. Each action on a record has its own right.
  moderate: [{ from: 'moderator' }],
  ban: [{ from: 'moderator', if: 'subordinate' }],
  'grant-role': [{ from: 'admin', if: 'other' }],
  'change-catalogue': [{ from: 'admin' }],
  'manage-event': [{ from: 'admin' }, { from: 'player', if: 'organiser' }],
  'grant-event': [{ from: 'admin' }],
  'change-policy': [{ from: 'admin' }],
  'use-switches': [{ from: 'admin' }],
  export: [{ from: 'admin' }],
  'manage-jobs': [{ from: 'admin' }],
  'manage-site-webhooks': [{ from: 'admin' }],
} as const satisfies Record<string, readonly Grant[]>;

/** All actions in the rights matrix. Any other action is denied. */
export type Action = keyof typeof GRANTS;
export const ACTIONS = Object.keys(GRANTS) as Action[];

/**
 * Actions that also need a sign-in or re-authentication within the last ten minutes: rights of others, switches,
 * exports, and what removes other people's content. `can` does not check this.
 */
export const RECENT_ACTIONS: ReadonlySet<Action> = new Set<Action>([
  'grant-role',
  'grant-event',
  'use-switches',
  'export',
  'manage-site-webhooks',
  'withdraw-record',
  'delete-keyword',
  'remove-profile-texts',
]);

// Roles are cumulative. Within the scope of a ban, banned users have the rights of visitors.
const LEVELS: ReadonlyMap<string, number> = new Map([
  ['visitor', 0],
  ['banned', 0],
  ['player', 1],
  ['editor', 2],
  ['moderator', 3],
  ['admin', 4],
] satisfies [ActorRole, number][]);

/** Returns whether `role` ranks strictly above `other`. */
export const isHigher = (role: ActorRole, other: ActorRole): boolean =>
  (LEVELS.get(role) ?? 0) > (LEVELS.get(other) ?? Number.POSITIVE_INFINITY);

/** Returns whether the actor may perform the action, given the facts. Unknown actions and roles are denied. */
export function can(actor: Actor, action: Action, facts: Facts = {}): boolean {
  const level = LEVELS.get(roleOf(actor));
  if (level === undefined || !Object.hasOwn(GRANTS, action)) return false;
  const grants: readonly Grant[] = GRANTS[action];
  return grants.some((grant) => level >= (LEVELS.get(grant.from) ?? Number.POSITIVE_INFINITY) && holds(grant, facts));
}

const holds = (grant: Grant, facts: Facts) => grant.if === undefined || CONDITIONS[grant.if](facts);
