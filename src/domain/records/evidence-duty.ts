import type { RecordState } from './states.ts';

/** The evidence required at a record's rank. No zod here, because the browser bundles this module. */
export type EvidenceDuty = 'video' | 'image' | 'none';

export type ShownEvidence = { readonly video: boolean; readonly image: boolean };

/** Whether a record is marked "evidence missing". A moderator's verification settles that. */
export const lacksEvidence = (state: RecordState, duty: EvidenceDuty, evidence: ShownEvidence): boolean =>
  state !== 'verified' && !satisfiesDuty(duty, evidence);

/** Whether the evidence is sufficient; a video also counts as an image. */
export function satisfiesDuty(duty: EvidenceDuty, evidence: ShownEvidence): boolean {
  if (duty === 'none') return true;
  return evidence.video || (duty === 'image' && evidence.image);
}
