/** What a peer looks at: the right stage and rule, all of the result in the evidence, the value as typed, the rule kept. */
export const PEER_CHECK_ITEMS = ['board', 'evidence', 'value', 'rule'] as const;
export type PeerCheckItem = (typeof PEER_CHECK_ITEMS)[number];

/** A peer's answers: whether each item is right. */
export type PeerCheck = Readonly<Record<PeerCheckItem, boolean>>;

/** Whether a peer found everything right; one item in doubt means that the peer disagrees. */
export const agrees = (peerCheck: PeerCheck): boolean => PEER_CHECK_ITEMS.every((item) => peerCheck[item]);

/** How many peers found a version right; none while one of them doubts it, for then it waits for a moderator. */
export const countAgreeing = (checks: readonly PeerCheck[]): number => (checks.every(agrees) ? checks.length : 0);
