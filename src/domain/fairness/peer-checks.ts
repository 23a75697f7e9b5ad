/**
 * Items of a peer check: the stage and rule are right, the evidence shows the complete result, the value is as typed,
 * and the rule was followed.
 */
export const PEER_CHECK_ITEMS = ['board', 'evidence', 'value', 'rule'] as const;
export type PeerCheckItem = (typeof PEER_CHECK_ITEMS)[number];

/** A peer's answers. True means that the item is correct. */
export type PeerCheck = Readonly<Record<PeerCheckItem, boolean>>;

/** Returns whether all items are correct. A single negative answer means that the peer disagrees. */
export const agrees = (peerCheck: PeerCheck): boolean => PEER_CHECK_ITEMS.every((item) => peerCheck[item]);

/**
 * Returns the number of agreeing peers for a version. Returns 0 if one disagrees, because a moderator must then decide.
 */
export const countAgreeing = (checks: readonly PeerCheck[]): number => (checks.every(agrees) ? checks.length : 0);
