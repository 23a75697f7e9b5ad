import { videoOf, watchAddress } from './video.ts';

/** Whether evidence can still be seen: it answers, it may be lost, it is. */
export const HEALTH_STATES = ['healthy', 'at-risk', 'gone'] as const;
export type HealthState = (typeof HEALTH_STATES)[number];

export const EVIDENCE_KINDS = ['video', 'image'] as const;
export type EvidenceKind = (typeof EVIDENCE_KINDS)[number];

/** What one look found: it answered, it is not there, or nothing can be said (too slow, refused, out of reach). */
export type LookOutcome = 'answered' | 'missing' | 'unclear';

export type Health = { readonly state: HealthState; readonly misses: number; readonly unclear: number };

export const NEVER_LOOKED_AT: Health = { state: 'healthy', misses: 0, unclear: 0 };

/** Between two looks lie some days, in which a site that is out of order can come back; a job that runs twice looks once. */
export const REST_MS = 5 * 86_400_000;

export const MISSES_UNTIL_GONE = 2;
export const UNCLEAR_UNTIL_AT_RISK = 3;

/** The health after one more look. Only what was not there twice running is gone; what nobody can say is never more than at risk. */
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
 * The address that says whether a video is there. YouTube answers every address with 200, so its own service for embedding is asked;
 * undefined when the address names no video.
 */
export function lookedAtAddress(videoUrl: string): string | undefined {
  const video = videoOf(videoUrl);
  if (!video) return undefined;
  const watched = watchAddress(video);
  if (video.provider !== 'youtube') return watched;
  return `https://www.youtube.com/oembed?${new URLSearchParams({ url: watched, format: 'json' })}`;
}

/** What the status of an answer says; who refuses us or is out of order says nothing. */
export function outcomeOf(status: number): LookOutcome {
  if (status >= 200 && status < 300) return 'answered';
  return status === 404 || status === 410 ? 'missing' : 'unclear';
}
