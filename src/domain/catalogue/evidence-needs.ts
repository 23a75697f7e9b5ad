import { z } from 'zod';

// Down to which rank evidence is needed; 0 is nowhere.
const reach = z.union([z.int().min(0), z.literal('every')]);

/** Down to which rank a record must show a video, and down to which a picture. */
export const evidenceNeeds = z.strictObject({ video: reach, image: reach });
export type EvidenceNeeds = Readonly<z.infer<typeof evidenceNeeds>>;
