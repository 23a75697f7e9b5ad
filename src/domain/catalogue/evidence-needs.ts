import { z } from 'zod';

// The lowest rank that needs evidence; 0: none.
const reach = z.union([z.int().min(0), z.literal('every')]);

/** The lowest ranks at which a record must have a video or a picture. */
export const evidenceNeeds = z.strictObject({ video: reach, image: reach });
export type EvidenceNeeds = Readonly<z.infer<typeof evidenceNeeds>>;
