export const REPORT_REASONS = [
  'value-differs', // from the evidence
  'evidence-unclear',
  'wrong-board', // another stage or rule was played
  'forbidden-trick',
  'not-own-run',
  'unkind-text',
  'other',
] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** The outcome of a report: the record was changed, or nothing was wrong. */
export const REPORT_OUTCOMES = ['acted', 'dismissed'] as const;
export type ReportOutcome = (typeof REPORT_OUTCOMES)[number];

/** Whether a reason requires a text. */
export const needsText = (reason: ReportReason): boolean => reason === 'other';
