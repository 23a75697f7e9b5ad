import { DAY_MS } from '#domain/shared/time-units.ts';

export const RECORD_STATES = ['posted', 'checked', 'verified', 'needs-information', 'declined', 'withdrawn'] as const;
export type RecordState = (typeof RECORD_STATES)[number];

/** The states in which a record counts in rankings. A record that its author has since beaten has no separate state. */
export const COUNTABLE_STATES = ['posted', 'checked', 'verified', 'needs-information'] as const satisfies readonly RecordState[];
export type CountableState = (typeof COUNTABLE_STATES)[number];

/** Returns whether a record in this state counts in rankings. An unknown state does not count. */
export const isCountable = (state: string): state is CountableState => (COUNTABLE_STATES as readonly string[]).includes(state);

/** The capacity in which a user changes a record. `accounts/can.ts` decides who may act as moderator or peer. */
export type ActingRole = 'author' | 'peer' | 'moderator' | 'system';

export const AUTHOR_WINDOW_MS = DAY_MS;
export const ANSWER_WINDOW_MS = 14 * DAY_MS;
export const PEERS_NEEDED = 2;

export type TransitionFacts = {
  readonly postedAt: Date;
  readonly stateSince: Date; // when the record entered its current state
  readonly peerChecks: number; // agreeing peer checks, including the current one
  readonly now: Date;
};

type Transition = {
  readonly from: readonly RecordState[];
  readonly to: RecordState;
  readonly by: ActingRole;
  readonly if?: (facts: TransitionFacts) => boolean;
};

/** All allowed state transitions (domain.md §6). Edits are checked by `checkEdit` instead. */
const TRANSITIONS: readonly Transition[] = [
  { from: ['posted'], to: 'checked', by: 'peer', if: (facts) => facts.peerChecks >= PEERS_NEEDED },
  { from: ['posted', 'checked'], to: 'verified', by: 'moderator' }, // peer checks are optional (decision 0090)
  { from: ['posted', 'checked', 'verified'], to: 'needs-information', by: 'moderator' },
  { from: ['needs-information'], to: 'posted', by: 'author' },
  { from: ['needs-information'], to: 'posted', by: 'moderator' },
  { from: ['needs-information'], to: 'declined', by: 'system', if: isUnanswered },
  { from: ['posted', 'checked', 'verified', 'needs-information', 'withdrawn'], to: 'declined', by: 'moderator' },
  { from: COUNTABLE_STATES, to: 'withdrawn', by: 'author', if: isInAuthorWindow },
  { from: COUNTABLE_STATES, to: 'withdrawn', by: 'moderator' },
  { from: ['declined', 'withdrawn'], to: 'posted', by: 'moderator' }, // a moderator restores the record
];

/** Returns whether the acting role may change a record's state now. Unknown states and roles are denied. */
export function canTransition(from: string, to: string, by: string, facts: TransitionFacts): boolean {
  return TRANSITIONS.some(
    (step) => (step.from as readonly string[]).includes(from) && step.to === to && step.by === by && (step.if?.(facts) ?? true),
  );
}

/** Returns whether the author may still edit or withdraw a record, which is allowed for 24 hours after posting. */
export function isInAuthorWindow({ postedAt, now }: Pick<TransitionFacts, 'postedAt' | 'now'>): boolean {
  return now.getTime() - postedAt.getTime() <= AUTHOR_WINDOW_MS;
}

/** Returns whether a question to the author has been open for 14 days. */
export function isUnanswered({ stateSince, now }: Pick<TransitionFacts, 'stateSince' | 'now'>): boolean {
  return now.getTime() - stateSince.getTime() >= ANSWER_WINDOW_MS;
}
