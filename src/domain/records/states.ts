export const RECORD_STATES = ['posted', 'checked', 'verified', 'needs-information', 'declined', 'withdrawn'] as const;
export type RecordState = (typeof RECORD_STATES)[number];

/** The states in which a record counts; a superseded record still counts but is not the best. */
export const COUNTABLE_STATES = ['posted', 'checked', 'verified', 'needs-information'] as const satisfies readonly RecordState[];

/** Whether a record in this state counts; false for an unknown state. */
export const isCountable = (state: string): boolean => (COUNTABLE_STATES as readonly string[]).includes(state);

/** The acting role toward a record; `accounts/can.ts` decides who may act as moderator or peer. */
export type ActingRole = 'author' | 'peer' | 'moderator' | 'system';

export const AUTHOR_WINDOW_MS = 24 * 60 * 60 * 1_000;
export const ANSWER_WINDOW_MS = 14 * 24 * 60 * 60 * 1_000;
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

/** All allowed transitions (domain.md §6); any other is denied. Edits have their own rule, `checkEdit`. */
const TRANSITIONS: readonly Transition[] = [
  { from: ['posted'], to: 'checked', by: 'peer', if: (facts) => facts.peerChecks >= PEERS_NEEDED },
  { from: ['posted', 'checked'], to: 'verified', by: 'moderator' }, // a moderator's check replaces two peer checks (decision 0090)
  { from: ['posted', 'checked', 'verified'], to: 'needs-information', by: 'moderator' },
  { from: ['needs-information'], to: 'posted', by: 'author' },
  { from: ['needs-information'], to: 'posted', by: 'moderator' },
  { from: ['needs-information'], to: 'declined', by: 'system', if: isUnanswered },
  { from: ['posted', 'checked', 'verified', 'needs-information', 'withdrawn'], to: 'declined', by: 'moderator' },
  { from: COUNTABLE_STATES, to: 'withdrawn', by: 'author', if: isInAuthorWindow },
  { from: COUNTABLE_STATES, to: 'withdrawn', by: 'moderator' },
  { from: ['declined', 'withdrawn'], to: 'posted', by: 'moderator' }, // restored
];

/** Whether the acting role may change a record's state now; unknown states and roles are denied. */
export function canTransition(from: string, to: string, by: string, facts: TransitionFacts): boolean {
  return TRANSITIONS.some(
    (step) => (step.from as readonly string[]).includes(from) && step.to === to && step.by === by && (step.if?.(facts) ?? true),
  );
}

/** Whether the author may still edit or withdraw: within 24 h of posting, including the last millisecond. */
export function isInAuthorWindow({ postedAt, now }: Pick<TransitionFacts, 'postedAt' | 'now'>): boolean {
  return now.getTime() - postedAt.getTime() <= AUTHOR_WINDOW_MS;
}

/** Whether a question to the author has been open for 14 days. */
export function isUnanswered({ stateSince, now }: Pick<TransitionFacts, 'stateSince' | 'now'>): boolean {
  return now.getTime() - stateSince.getTime() >= ANSWER_WINDOW_MS;
}
