import type { RecordState } from './states.ts';

/** What a record must show at its rank; without zod, because the browser bundles it. */
export type EvidenceDuty = 'video' | 'image' | 'none';

export type ShownEvidence = { readonly video: boolean; readonly image: boolean };

/** Whether a record is marked "evidence missing". A moderator who verified it has settled that question. */
export const lacksEvidence = (state: RecordState, duty: EvidenceDuty, evidence: ShownEvidence): boolean =>
  state !== 'verified' && !satisfiesDuty(duty, evidence);

/** Whether the evidence at hand does the duty; a video does for an image too. */
export function satisfiesDuty(duty: EvidenceDuty, evidence: ShownEvidence): boolean {
  if (duty === 'none') return true;
  return evidence.video || (duty === 'image' && evidence.image);
}
