export const REPORT_REASONS = [
  'value-differs', // The value differs from the evidence.
  'evidence-unclear',
  'wrong-board', // The player played another stage or rule.
  'forbidden-trick',
  'not-own-run',
  'unkind-text',
  'other',
] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** Outcomes of a report: 'acted' when the record was changed, 'dismissed' when nothing was wrong. */
export const REPORT_OUTCOMES = ['acted', 'dismissed'] as const;
export type ReportOutcome = (typeof REPORT_OUTCOMES)[number];

/** Returns whether the reason requires a text. */
export const needsText = (reason: ReportReason): boolean => reason === 'other';
