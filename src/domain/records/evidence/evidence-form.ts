import { z } from 'zod';

const WRONG = { error: 'wrong-type' };

/** Form for replacing lost evidence with a new video link or a new picture. */
export const evidenceForm = z.union(
  [
    z.strictObject({ videoUrl: z.string(WRONG) }, { error: 'unknown-field' }),
    z.strictObject({ uploadId: z.uuid({ error: 'unknown-upload' }) }, { error: 'unknown-field' }),
  ],
  WRONG,
);
export type EvidenceForm = z.output<typeof evidenceForm>;
