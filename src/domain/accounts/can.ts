import { type Actor, type ActorRole, roleOf } from './actor.ts';

/** Facts about the object of an action. A missing fact counts against the actor. */
export type Facts = {
  readonly own?: boolean; // the actor is its author or its subject
  readonly teamMate?: boolean; // its author is in one of the actor's teams
  readonly chosenRival?: boolean; // the actor has chosen its author as a rival
  readonly rankClass?: number; // of the actor
  readonly lowerRole?: boolean; // the subject has a lower role than the actor
  readonly organiser?: boolean; // the actor is an organiser of this event
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

/** The lowest class (A3) that may peer-check records of other players. */
export const PEER_CLASS = 9;

/** The lowest role that has a right, and its condition. */
type Grant = { readonly from: Exclude<ActorRole, 'banned'>; readonly if?: keyof typeof CONDITIONS };

/** The matrix of domain.md §7: an action is allowed by any one of its grants. */
const GRANTS = {
  read: [{ from: 'visitor' }],
  search: [{ from: 'visitor' }],
  'post-record': [{ from: 'player' }],
  'edit-own-record': [{ from: 'player', if: 'own' }],
  'edit-keyword': [{ from: 'player' }], // per entry, guides included: keywords/flags.ts
  'rename-self': [{ from: 'player', if: 'own' }],
  'read-notifications': [{ from: 'player' }],
  'choose-rival': [{ from: 'player' }],
  report: [{ from: 'player', if: 'other' }],
  appeal: [{ from: 'player', if: 'own' }],
  'peer-check': [{ from: 'player', if: 'peer' }],
  'edit-information': [{ from: 'editor' }],
  'change-record-state': [{ from: 'moderator', if: 'uninvolved' }],
  'correct-record': [{ from: 'moderator', if: 'uninvolved' }],
  'answer-report': [{ from: 'moderator', if: 'uninvolved' }],
  'answer-appeal': [{ from: 'moderator', if: 'uninvolved' }],
  moderate: [{ from: 'moderator' }], // read the queue and write notes; each action on a record has its own right
  ban: [{ from: 'moderator', if: 'subordinate' }],
  'grant-role': [{ from: 'admin', if: 'other' }],
  'change-catalogue': [{ from: 'admin' }],
  'manage-event': [{ from: 'admin' }, { from: 'player', if: 'organiser' }],
  'change-policy': [{ from: 'admin' }],
  'use-switches': [{ from: 'admin' }],
  export: [{ from: 'admin' }],
  'manage-jobs': [{ from: 'admin' }],
} as const satisfies Record<string, readonly Grant[]>;

/** All actions that can be allowed; any other is denied. */
export type Action = keyof typeof GRANTS;
export const ACTIONS = Object.keys(GRANTS) as Action[];

// Roles are cumulative. Within a ban's scope, banned users have visitor rights.
const LEVELS: ReadonlyMap<string, number> = new Map([
  ['visitor', 0],
  ['banned', 0],
  ['player', 1],
  ['editor', 2],
  ['moderator', 3],
  ['admin', 4],
] satisfies [ActorRole, number][]);

/** Whether a role ranks strictly above another. */
export const isHigher = (role: ActorRole, other: ActorRole): boolean =>
  (LEVELS.get(role) ?? 0) > (LEVELS.get(other) ?? Number.POSITIVE_INFINITY);

/** Whether the actor may perform the action, given the facts. Unknown actions and roles are denied. */
export function can(actor: Actor, action: Action, facts: Facts = {}): boolean {
  const level = LEVELS.get(roleOf(actor));
  if (level === undefined || !Object.hasOwn(GRANTS, action)) return false;
  const grants: readonly Grant[] = GRANTS[action];
  return grants.some((grant) => level >= (LEVELS.get(grant.from) ?? Number.POSITIVE_INFINITY) && holds(grant, facts));
}

const holds = (grant: Grant, facts: Facts) => grant.if === undefined || CONDITIONS[grant.if](facts);
