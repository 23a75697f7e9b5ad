import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/shared/time-units.ts';

/** An upload is quarantined until it is decoded. After that, it is permanently ready or refused. */
export const UPLOAD_STATES = ['quarantined', 'ready', 'refused'] as const;
export type UploadState = (typeof UPLOAD_STATES)[number];

export const REFUSALS = ['not-an-image', 'too-large', 'too-many-pixels', 'animated', 'damaged', 'too-heavy', 'lost'] as const;
export type Refusal = (typeof REFUSALS)[number];

export const UPLOAD_WINDOW_MS = HOUR_MS; // The window in which uploads are counted for the rate limit.
export const UNCLAIMED_RETENTION_MS = DAY_MS; // How long an upload without a record is stored.
// How long an original is stored after the decision on its record, which leaves time for an appeal.
export const ORIGINAL_RETENTION_MS = 90 * DAY_MS;
// An upload that is still in quarantine after this time was abandoned by a crashed worker.
export const ABANDONED_AFTER_MS = 2 * MINUTE_MS;
// Number of timeouts after which an upload is refused. A single timeout may be caused by a busy machine.
export const SLOW_TRIES = 3;
