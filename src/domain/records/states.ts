export const RECORD_STATES = ['posted', 'checked', 'verified', 'needs-information', 'declined', 'withdrawn'] as const;
export type RecordState = (typeof RECORD_STATES)[number];

/** The states in which a record counts; a superseded record still counts, it is only not the best. */
export const COUNTABLE_STATES = ['posted', 'checked', 'verified', 'needs-information'] as const satisfies readonly RecordState[];

/** Whether a record in this state counts; an unknown state does not. */
export const isCountable = (state: string): boolean => (COUNTABLE_STATES as readonly string[]).includes(state);

/** As what somebody stands to a record; `accounts/can.ts` says who may act as its moderator or peer. */
export type ActingRole = 'author' | 'peer' | 'moderator' | 'system';

export const AUTHOR_WINDOW_MS = 24 * 60 * 60 * 1_000;
export const ANSWER_WINDOW_MS = 14 * 24 * 60 * 60 * 1_000;
export const PEERS_NEEDED = 2;

export type TransitionFacts = {
  readonly postedAt: Date;
  readonly stateSince: Date; // when the record entered the state it is in
  readonly peerChecks: number; // peers who found the record right, this one included
  readonly now: Date;
};

type Transition = {
  readonly from: readonly RecordState[];
  readonly to: RecordState;
  readonly by: ActingRole;
  readonly if?: (facts: TransitionFacts) => boolean;
};

/** Every allowed change of state (domain.md §6); what is not here is refused. An edit has its own rule, `checkEdit`. */
const TRANSITIONS: readonly Transition[] = [
  { from: ['posted'], to: 'checked', by: 'peer', if: (facts) => facts.peerChecks >= PEERS_NEEDED },
  { from: ['posted', 'checked'], to: 'verified', by: 'moderator' }, // a moderator's look is worth two glances (decision 0090)
  { from: ['posted', 'checked', 'verified'], to: 'needs-information', by: 'moderator' },
  { from: ['needs-information'], to: 'posted', by: 'author' },
  { from: ['needs-information'], to: 'posted', by: 'moderator' },
  { from: ['needs-information'], to: 'declined', by: 'system', if: isUnanswered },
  { from: ['posted', 'checked', 'verified', 'needs-information', 'withdrawn'], to: 'declined', by: 'moderator' },
  { from: COUNTABLE_STATES, to: 'withdrawn', by: 'author', if: isInAuthorWindow },
  { from: COUNTABLE_STATES, to: 'withdrawn', by: 'moderator' },
  { from: ['declined', 'withdrawn'], to: 'posted', by: 'moderator' }, // restored
];

/** Whether this hand may take a record from one state to another now; unknown states and hands are refused. */
export function canTransition(from: string, to: string, by: string, facts: TransitionFacts): boolean {
  return TRANSITIONS.some(
    (step) => (step.from as readonly string[]).includes(from) && step.to === to && step.by === by && (step.if?.(facts) ?? true),
  );
}

/** Whether the author may still edit or withdraw: the 24 h after posting, the last millisecond included. */
export function isInAuthorWindow({ postedAt, now }: Pick<TransitionFacts, 'postedAt' | 'now'>): boolean {
  return now.getTime() - postedAt.getTime() <= AUTHOR_WINDOW_MS;
}

/** Whether a question to the author has been open for 14 days. */
export function isUnanswered({ stateSince, now }: Pick<TransitionFacts, 'stateSince' | 'now'>): boolean {
  return now.getTime() - stateSince.getTime() >= ANSWER_WINDOW_MS;
}
