/** What a reader can say is wrong with a record. */
export const REPORT_REASONS = [
  'value-differs', // from what the evidence shows
  'evidence-unclear',
  'wrong-board', // another stage or rule than the one that was played
  'forbidden-trick',
  'not-own-run',
  'unkind-text',
  'other',
] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** What became of a report: something was done about the record, or nothing was wrong with it. */
export const REPORT_OUTCOMES = ['acted', 'dismissed'] as const;
export type ReportOutcome = (typeof REPORT_OUTCOMES)[number];

/** Whether a reason says nothing by itself, so that a text must. */
export const needsText = (reason: ReportReason): boolean => reason === 'other';
