import { z } from 'zod';
import { recordForm } from '#domain/records/draft/record-form.ts';
import type { TokenScope } from '#domain/tokens/token-rules.ts';
import { nextClassShape, playerFields } from './shapes.ts';

/** A call of the public API that requires a token: what it may do, what it accepts and what it answers. */
export type TokenCall<Form = unknown, Answer extends z.ZodObject = z.ZodObject> = {
  /** The address after `/api/v1`. */
  readonly path: string;
  readonly method: 'get' | 'post';
  /** The name of the call in generated clients, unique in the API. */
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  readonly scope: TokenScope;
  /** What the body must be: nothing, JSON of this schema, or a form with one file. */
  readonly body: z.ZodType<Form> | 'file' | null;
  /** Whether the call requires an idempotency key. */
  readonly hasKey?: boolean;
  readonly answer: Answer;
};

const defineTokenCall = <Form, Answer extends z.ZodObject>(call: TokenCall<Form, Answer>): TokenCall<Form, Answer> => call;

/** The standing of the token's player in total 1, with the counts that the player's planet shows. */
export const getMe = defineTokenCall({
  path: '/me',
  method: 'get',
  operationId: 'getMe',
  summary: "The token's player: name, rank, class and counts",
  scope: 'read:me',
  body: null,
  answer: z.object({
    ...playerFields,
    rank: z.int().nullable().meta({ description: 'The rank in total 1. Null: no points yet.' }),
    points: z.int().meta({ description: 'The points in total 1.' }),
    nextClass: nextClassShape,
    worldRecords: z.int().meta({ description: 'First places today, shared ones included.' }),
    stages: z
      .array(z.object({ series: z.int(), count: z.int() }))
      .meta({ description: 'How many stages have a record of the player, by series.' }),
  }),
});

/** Posts a record, by the rules of the site's own form. */
export const createRecord = defineTokenCall({
  path: '/records',
  method: 'post',
  operationId: 'createRecord',
  summary: 'Post a record',
  description:
    'Fields are the texts that a player would type into the form of the site. A record is on a stage (`stageId` and `rule`) or on a ' +
    'speedrun (`speedrunId`). A repeated key with the same body returns the first answer and the header `Idempotent-Replayed`.',
  scope: 'post:records',
  body: recordForm,
  hasKey: true,
  answer: z.object({
    recordId: z.string(),
    revisionId: z.string(),
    postedAt: z.iso.datetime(),
    rank: z.int().meta({ description: 'The rank on the board when the record was posted.' }),
    evidenceDuty: z.enum(['video', 'image', 'none']).meta({ description: 'The evidence that the rank requires.' }),
    evidenceMissing: z.boolean(),
    url: z.url().meta({ description: 'The page of the record.' }),
  }),
});

const uploadAnswer = z.object({ uploadId: z.uuid() });

/** Uploads a picture for the next record. */
export const uploadPicture: TokenCall<Uint8Array, typeof uploadAnswer> = {
  path: '/uploads',
  method: 'post',
  operationId: 'uploadPicture',
  summary: 'Upload the evidence picture of a record',
  description: 'JPEG, PNG, WebP, GIF or AVIF of at most 5 MB and 40 megapixels, 30 an hour. Use its id in a record within 24 hours.',
  scope: 'post:records',
  body: 'file',
  answer: uploadAnswer,
};

/** Every call with a token, in the order of the API's document. */
export const TOKEN_CALLS: readonly TokenCall[] = [getMe, createRecord, uploadPicture];
