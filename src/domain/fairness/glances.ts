/** What a peer looks at: the right stage and rule, all of the result in the evidence, the value as typed, the rule kept. */
export const GLANCE_ITEMS = ['board', 'evidence', 'value', 'rule'] as const;
export type GlanceItem = (typeof GLANCE_ITEMS)[number];

/** A peer's answers: whether each item is right. */
export type Glance = Readonly<Record<GlanceItem, boolean>>;

/** Whether a peer found everything right; one item in doubt is a glance that disagrees. */
export const agrees = (glance: Glance): boolean => GLANCE_ITEMS.every((item) => glance[item]);

/** How many peers found a version right; none while one of them doubts it, for then it waits for a moderator. */
export const peerChecks = (glances: readonly Glance[]): number => (glances.every(agrees) ? glances.length : 0);
