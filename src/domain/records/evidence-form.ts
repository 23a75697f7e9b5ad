import { z } from 'zod';

const WRONG = { error: 'wrong-type' };

/** What takes the place of evidence that is gone: another link, or another picture. */
export const evidenceForm = z.union(
  [
    z.strictObject({ videoUrl: z.string(WRONG) }, { error: 'unknown-field' }),
    z.strictObject({ uploadId: z.uuid({ error: 'unknown-upload' }) }, { error: 'unknown-field' }),
  ],
  WRONG,
);
export type EvidenceForm = z.output<typeof evidenceForm>;
