import type { RecordState } from '#domain/records/states.ts';

/** The evidence required at a record's rank. The browser bundles this module, so it must not import zod. */
export type EvidenceDuty = 'video' | 'image' | 'none';

export type ShownEvidence = { readonly video: boolean; readonly image: boolean };

/** Returns whether a record is marked "evidence missing". A verified record never is. */
export const lacksEvidence = (state: RecordState, duty: EvidenceDuty, evidence: ShownEvidence): boolean =>
  state !== 'verified' && !satisfiesDuty(duty, evidence);

/** Returns whether the evidence meets the requirement. A video also counts as an image. */
export function satisfiesDuty(duty: EvidenceDuty, evidence: ShownEvidence): boolean {
  if (duty === 'none') return true;
  return evidence.video || (duty === 'image' && evidence.image);
}
