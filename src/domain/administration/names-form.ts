import { z } from 'zod';
import { form } from '#domain/shared/form.ts';

/** The most that a file of names may hold; the whole catalogue has a fifth of it. */
export const NAMES_BYTES = 262_144;

/** A file of names and notes as `catalogue/names-file.ts` reads it. */
export const namesForm = form({ csv: z.string({ error: 'required' }).min(1, 'required').max(NAMES_BYTES, 'too-long') });
