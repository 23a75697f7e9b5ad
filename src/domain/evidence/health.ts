import { DAY_MS } from '#domain/shared/time-units.ts';
import { videoOf, watchAddress } from './video.ts';

/** Availability of evidence: it can be reached, it may be lost, or it is gone. */
export const HEALTH_STATES = ['healthy', 'at-risk', 'gone'] as const;
export type HealthState = (typeof HEALTH_STATES)[number];

export const EVIDENCE_KINDS = ['video', 'image'] as const;
export type EvidenceKind = (typeof EVIDENCE_KINDS)[number];

/** The outcome of one check: available, missing, or unclear (timeout, rejected request or unreachable site). */
export type LookOutcome = 'answered' | 'missing' | 'unclear';

export type Health = { readonly state: HealthState; readonly misses: number; readonly unclear: number };

export const NEVER_LOOKED_AT: Health = { state: 'healthy', misses: 0, unclear: 0 };

/**
 * Minimum time between two checks of the same evidence. It allows a failing site to recover and makes repeated jobs
 * harmless.
 */
export const REST_MS = 5 * DAY_MS;

export const MISSES_UNTIL_GONE = 2;
export const UNCLEAR_UNTIL_AT_RISK = 3;

/**
 * Returns the health of evidence after another check. Two misses without a success between them make it 'gone'. Unclear
 * checks alone never make it worse than 'at-risk'.
 */
export function healthAfter({ state, misses, unclear }: Health, outcome: LookOutcome): Health {
  if (outcome === 'answered') return NEVER_LOOKED_AT;
  if (outcome === 'missing') {
    const missed = misses + 1;
    return { state: missed >= MISSES_UNTIL_GONE ? 'gone' : 'at-risk', misses: missed, unclear: 0 };
  }
  const unsaid = unclear + 1;
  return { state: state === 'healthy' && unsaid >= UNCLEAR_UNTIL_AT_RISK ? 'at-risk' : state, misses, unclear: unsaid };
}

/**
 * Returns the URL to check for a video. YouTube returns 200 for every watch URL, so its oEmbed endpoint is used
 * instead. Returns undefined when the URL is not a video.
 */
export function lookedAtAddress(videoUrl: string): string | undefined {
  const video = videoOf(videoUrl);
  if (!video) return undefined;
  const watched = watchAddress(video);
  if (video.provider !== 'youtube') return watched;
  return `https://www.youtube.com/oembed?${new URLSearchParams({ url: watched, format: 'json' })}`;
}

/** Classifies a response status. Rejected requests and server errors are unclear. */
export function outcomeOf(status: number): LookOutcome {
  if (status >= 200 && status < 300) return 'answered';
  return status === 404 || status === 410 ? 'missing' : 'unclear';
}
