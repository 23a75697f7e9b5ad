import { z } from 'zod';
import { form } from '#domain/shared/form.ts';

/** Maximum size of a names file in bytes, about five times the size of the whole catalogue. */
export const NAMES_BYTES = 262_144;

/** The form for uploading a names file in the format of `catalogue/names/names-file.ts`. */
export const namesForm = form({ csv: z.string({ error: 'required' }).min(1, 'required').max(NAMES_BYTES, 'too-long') });
