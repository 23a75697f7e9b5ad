import { z } from 'zod';
import { isSource } from '#domain/import/old-rows.ts';
import { MOST_SPLITS } from '#domain/records/splits.ts';

// Runs from another service (docs/speedrun-import.md). These schemas check types only; `checkDraft` checks the values.
const LONGEST = 1_000; // in UTF-16 code units per text
const text = z.string().max(LONGEST);
const time = z.union([text, z.int().positive()]); // a text such as 1:02:03, or whole milliseconds

export const outsideRun = z.strictObject({
  id: z
    .string()
    .min(1)
    .max(128)
    .regex(/^[\x21-\x7e]+$/),
  speedrun: z.int(),
  player: text, // the player's handle on this site
  time,
  console: text, // a key from speedrunConsoles.json
  date: text.optional(),
  video: text,
  comment: text.optional(),
  splits: z
    .array(z.strictObject({ name: text, time }))
    .max(MOST_SPLITS)
    .optional(),
});
export type OutsideRun = Readonly<z.output<typeof outsideRun>>;

export const MOST_RUNS = 20_000;

/** Schema of an import file. Its runs are parsed one by one so that one invalid run does not reject the file. */
export const runFile = z.strictObject({
  service: z.string().refine(isSource),
  runs: z.array(z.unknown()).max(MOST_RUNS),
});
