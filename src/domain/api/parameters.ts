import { z } from 'zod';
import { parseDate } from '#domain/shared/date.ts';
import { fieldCodes } from '#domain/shared/field-codes.ts';

// Parameters of the public API. Numbers have one spelling, so that each answer has one address.

const digits = z.string().regex(/^(0|[1-9]\d{0,8})$/);
type AboutNumber = { readonly description: string } & Partial<Record<'minimum' | 'maximum' | 'default' | 'example', number>>;

/** A number that a parser of the pages reads: it stays a text here, and the document calls it a number. */
export const numberText = (about: AboutNumber) => digits.meta({ type: 'integer', minimum: 0, ...about });

/** The code of an event in an address, as in the address of its page. */
export const codeParameter = z
  .string()
  .regex(/^\d{6}$/)
  .meta({ description: 'The code of the event: yymmdd.', example: '261101' })
  .transform(Number);

/** A day in the site's time zone. */
export const dayParameter = (description: string) =>
  z
    .string()
    .refine((text) => parseDate(text).ok)
    .meta({ format: 'date', description });

/** The most rows of one answer, and how many it has unless `limit` says otherwise. Lists whose rows take long have fewer. */
export const MOST_ROWS = 1_000;
export const USUAL_ROWS = 100;

/** How many rows a list answers with. */
export const limitUpTo = (most: number) =>
  numberText({ description: 'Rows in one answer.', minimum: 1, maximum: most, default: USUAL_ROWS })
    .transform(Number)
    .refine((limit) => limit >= 1 && limit <= most)
    .default(USUAL_ROWS);
export const limitParameter = limitUpTo(MOST_ROWS);

/** The query of a list in numbered pages. */
export const pageFields = {
  page: z
    .string()
    .regex(/^[1-9]\d{0,8}$/)
    .meta({ type: 'integer', minimum: 1, description: 'A page of the list, from 1. 404 after the last one.' })
    .optional(),
  limit: limitParameter,
};

/** The query of a list that continues after a row. */
export const cursorFields = {
  after: z.string().max(64).optional().meta({ description: '`next` of the previous answer. Default: from the beginning.' }),
  limit: limitParameter,
};

/** The filter of a ranking, spelt as on its page, whose parser reads it. 404 for a value that the ranking does not offer. */
export const momentFields = {
  console: numberText({ description: 'Only records on this console; 0: all. Default: as on the page.' }).optional(),
  year: numberText({ description: 'The ranking at the end of this year.', minimum: 2014, example: 2024 }).optional(),
  at: dayParameter("The ranking at the end of this day in the site's time zone. Not together with `year`.").optional(),
};

/** A switch in a query: `1`, or missing. */
export const flagParameter = (description: string) =>
  z
    .literal('1')
    .optional()
    .meta({ description })
    .transform((on) => on === '1');

/** The error code of each parameter, in place of the library's sentences. A schema's own codes take precedence. */
const parameterCode = ({ code, input }: { readonly code?: string; readonly input?: unknown }): string => {
  if (code === 'unrecognized_keys') return 'unknown-field';
  return code === 'invalid_type' && input === undefined ? 'required' : 'wrong-type';
};

/** Parses a query, in which a misspelt parameter is an error. Returns its values, or the error code of each parameter. */
export function readParameters<Query extends z.ZodObject>(schema: Query, typed: unknown) {
  const result = schema.strict().safeParse(typed, { error: parameterCode });
  return result.success
    ? { ok: true as const, value: result.data as z.output<Query> }
    : { ok: false as const, fields: fieldCodes(result.error) };
}
