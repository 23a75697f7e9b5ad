import { z } from 'zod';

// The lowest rank at which evidence is required: 0 means never, 'every' means at any rank.
const reach = z.union([z.int().min(0), z.literal('every')]);

/** The lowest ranks at which a record must have a video or a picture. */
export const evidenceNeeds = z.strictObject({ video: reach, image: reach });
export type EvidenceNeeds = Readonly<z.infer<typeof evidenceNeeds>>;
