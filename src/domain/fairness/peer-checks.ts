/** The items of a peer check: right stage and rule, complete result in the evidence, value as typed, rule followed. */
export const PEER_CHECK_ITEMS = ['board', 'evidence', 'value', 'rule'] as const;
export type PeerCheckItem = (typeof PEER_CHECK_ITEMS)[number];

/** A peer's answers: whether each item is correct. */
export type PeerCheck = Readonly<Record<PeerCheckItem, boolean>>;

/** Whether all items are correct; one negative answer means that the peer disagrees. */
export const agrees = (peerCheck: PeerCheck): boolean => PEER_CHECK_ITEMS.every((item) => peerCheck[item]);

/** The number of agreeing peers for a version; 0 if one disagrees, because a moderator must then decide. */
export const countAgreeing = (checks: readonly PeerCheck[]): number => (checks.every(agrees) ? checks.length : 0);
