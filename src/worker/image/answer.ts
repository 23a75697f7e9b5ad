import { z } from 'zod';
import { PICTURE_FORMATS, PICTURE_SIZES, type PictureSize } from '#domain/evidence/image-rules.ts';

const side = z.int().min(1).max(12_000);
const hash = z.string().regex(/^[0-9a-f]+$/);
const picture = z.object({
  size: z.enum(Object.keys(PICTURE_SIZES) as PictureSize[]),
  format: z.enum(PICTURE_FORMATS),
  width: side,
  height: side,
  length: z.int().min(1),
});

/**
 * Schema of a JSON line that the decoder process writes. The bytes of the pictures follow after `done`. The output is
 * validated, because a malicious file may take control of the decoder.
 */
export const answerLine = z.discriminatedUnion('step', [
  z.object({ step: z.literal('ready') }),
  z.object({ step: z.literal('decoded') }),
  z.object({
    step: z.literal('refused'),
    error: z.enum(['not-an-image', 'too-many-pixels', 'animated', 'damaged', 'too-heavy']),
    peakBytes: z.number(),
  }),
  z.object({
    step: z.literal('done'),
    width: side,
    height: side,
    pixelHash: hash.length(64),
    differenceHash: hash.length(16),
    peakBytes: z.number(),
    pictures: z.array(picture).length(Object.keys(PICTURE_SIZES).length * PICTURE_FORMATS.length),
  }),
]);
export type AnswerLine = z.infer<typeof answerLine>;
