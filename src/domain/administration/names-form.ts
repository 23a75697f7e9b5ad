import { z } from 'zod';
import { form } from '#domain/shared/form.ts';

/** Maximum size of a names file; the whole catalogue takes a fifth of it. */
export const NAMES_BYTES = 262_144;

/** A file of names and notes in the format of `catalogue/names-file.ts`. */
export const namesForm = form({ csv: z.string({ error: 'required' }).min(1, 'required').max(NAMES_BYTES, 'too-long') });
