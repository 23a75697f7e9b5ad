import { z } from 'zod';
import type { Board } from '#domain/catalogue/boards/board.ts';
import { speedrunBoard, stageBoard } from '#domain/catalogue/boards/find-board.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { form } from '#domain/shared/form.ts';
import type { RecordDraft } from './record-draft.ts';

// This module is separate from record-draft.ts so that the browser can check drafts without bundling zod (decision
// 0031). It checks only types: the size of the request body is limited elsewhere, and `checkDraft` limits each text.
const WRONG = { error: 'wrong-type' };
const typed = z.string(WRONG).optional();
const id = z.int(WRONG).min(0, WRONG).max(999_999_999, WRONG).optional();

export const draftShape = {
  score: typed,
  time: typed,
  timeIs: z.enum(['elapsed', 'left'], WRONG).optional(),
  creatures: typed,
  treasure: typed,
  ownPoints: typed,
  computerPoints: typed,
  overseasEdition: z.boolean(WRONG).optional(),
  console: id,
  achievedOn: typed,
  comment: typed,
  videoUrl: typed,
  splits: typed,
} satisfies Record<keyof RecordDraft, z.ZodType>;

export const boardShape = { stageId: id, rule: id, speedrunId: id };
export const uploadId = z.uuid({ error: (issue) => (issue.code === 'invalid_type' ? 'wrong-type' : 'unknown-upload') });

/** Form for a new record: its board and the typed values. */
export const recordForm = form({ ...boardShape, ...draftShape, uploadId: uploadId.optional() });
/** Form for editing a record: the typed values, a new picture or null to remove it, and an optional reason. */
export const recordEditForm = form({
  ...draftShape,
  uploadId: uploadId.nullable().optional(),
  reason: z.string(WRONG).max(128, 'too-long').optional(),
});

/** Schema of draft fields in a query string. Other keys are ignored. */
export const draftQuery = z.object({
  ...draftShape,
  console: z
    .string()
    .regex(/^\d{1,2}$/, 'wrong-type')
    .transform(Number)
    .optional(),
  overseasEdition: z
    .enum(['true', 'false'], WRONG)
    .transform((text) => text === 'true')
    .optional(),
});

export type RecordForm = z.output<typeof recordForm>;
export type RecordEditForm = z.output<typeof recordEditForm>;

export function boardOfForm(
  catalogue: Catalogue,
  { stageId, rule, speedrunId }: Pick<RecordForm, keyof typeof boardShape>,
): Board | undefined {
  if (speedrunId !== undefined) return stageId === undefined && rule === undefined ? speedrunBoard(catalogue, speedrunId) : undefined;
  return stageId === undefined || rule === undefined ? undefined : stageBoard(catalogue, stageId, rule);
}
