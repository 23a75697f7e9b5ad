/** An upload is quarantined until it is decoded; then it is ready or refused, permanently. */
export const UPLOAD_STATES = ['quarantined', 'ready', 'refused'] as const;
export type UploadState = (typeof UPLOAD_STATES)[number];

export const REFUSALS = ['not-an-image', 'too-large', 'too-many-pixels', 'animated', 'damaged', 'too-heavy', 'lost'] as const;
export type Refusal = (typeof REFUSALS)[number];

const HOUR_MS = 60 * 60 * 1_000;
const DAY_MS = 24 * HOUR_MS;

export const UPLOAD_WINDOW_MS = HOUR_MS; // for counting uploads
export const UNCLAIMED_RETENTION_MS = DAY_MS; // an upload without a record
export const ORIGINAL_RETENTION_MS = 90 * DAY_MS; // after the decision on its record: time for an appeal
export const ABANDONED_AFTER_MS = 2 * 60 * 1_000; // still in quarantine: its worker must have crashed
export const SLOW_TRIES = 3; // a busy machine is slow too, so a single timeout is no proof against a file
