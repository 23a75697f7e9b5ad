/** An upload waits in quarantine until it was decoded; then it is ready or refused, for good. */
export const UPLOAD_STATES = ['quarantined', 'ready', 'refused'] as const;
export type UploadState = (typeof UPLOAD_STATES)[number];

/** Why an upload was refused. */
export const REFUSALS = ['not-an-image', 'too-large', 'too-many-pixels', 'animated', 'damaged', 'too-heavy', 'lost'] as const;
export type Refusal = (typeof REFUSALS)[number];

const HOUR_MS = 60 * 60 * 1_000;
const DAY_MS = 24 * HOUR_MS;

export const UPLOAD_WINDOW_MS = HOUR_MS; // in which uploads are counted
export const UNCLAIMED_RETENTION_MS = DAY_MS; // an upload that no record names
export const ORIGINAL_RETENTION_MS = 90 * DAY_MS; // after the decision about its record: time for an appeal
export const ABANDONED_AFTER_MS = 2 * 60 * 1_000; // still in quarantine: its worker must have died
export const SLOW_TRIES = 3; // a busy machine is slow as well, so one slow try proves nothing against a file
