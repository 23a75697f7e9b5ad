import { z } from 'zod';
import { isSource } from '#domain/import/old-rows.ts';
import { MOST_SPLITS } from '#domain/records/splits.ts';

// Runs of another service (docs/speedrun-import.md). Shape only: the posting rules limit each text.
const LONGEST = 1_000; // code units per text
const text = z.string().max(LONGEST);
const time = z.union([text, z.int().positive()]); // typed, or whole milliseconds

/** A run from another service. */
export const outsideRun = z.strictObject({
  id: z
    .string()
    .min(1)
    .max(128)
    .regex(/^[\x21-\x7e]+$/),
  speedrun: z.int(),
  player: text, // the handle here
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

/** An import file: the service, and the runs, not yet parsed. */
export const runFile = z.strictObject({
  service: z.string().refine(isSource),
  runs: z.array(z.unknown()).max(MOST_RUNS),
});
