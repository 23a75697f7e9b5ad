import { z } from 'zod';
import { BOARD_KINDS } from '#domain/catalogue/rows.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#domain/shared/language.ts';

// Shapes that several answers of the public API share. A description becomes part of the API's document.

type TextFields = { [Each in Language]: Each extends typeof DEFAULT_LANGUAGE ? z.ZodString : z.ZodOptional<z.ZodString> };
const textFields = Object.fromEntries(
  LANGUAGES.map((language) => [language, language === DEFAULT_LANGUAGE ? z.string() : z.string().optional()]),
) as TextFields;

/** A text by language. Only English is always there. */
export const localisedShape = z
  .object(textFields)
  .meta({ id: 'Text', description: 'A text by language. Without Japanese, use the English one.' });

/** An instant: a date in the code, a string in the answer. */
export const instantShape = z
  .date()
  .transform((date) => date.toISOString())
  .pipe(z.iso.datetime())
  .meta({ id: 'Instant', description: 'An instant in UTC.' });

/** A numeric id in an address, in its canonical form only. */
export const idParameter = z
  .string()
  .regex(/^(0|[1-9]\d{0,8})$/)
  .meta({ type: 'integer', minimum: 0 })
  .transform(Number);

/** The code of an event, which is the day on which it starts. */
export const eventCodeShape = z.string().meta({ description: 'The code of an event: six digits, yymmdd.', example: '261101' });

/** The fields that identify a player. */
export const personFields = {
  userId: z.string().meta({ description: 'The handle. It changes only when the account is closed.' }),
  name: z.string().nullable().meta({ description: 'Null: the player is anonymous or has left.' }),
};

/** A player without further facts, such as the author of a text. */
export const personShape = z.object(personFields).meta({ id: 'Person' });

/** The fields of a player in every row. */
export const playerFields = {
  ...personFields,
  rankClass: z.int().nullable().meta({ description: 'The class in total 1, see the catalogue. Null: no points.' }),
};

/** The class above a player's own. */
export const nextClassShape = z
  .object({ rankClass: z.int(), points: z.int() })
  .nullable()
  .meta({ description: 'The next class, and the points in total 1 from which it begins. Null: there is none.' });

/** The unit of the values on a board. */
export const unitShape = z.enum(['points', 'milliseconds']).meta({ description: 'The unit of `value` on this board.' });

/** A board wherever rows of several boards are mixed. */
export const boardShape = z
  .object({
    kind: z.enum(BOARD_KINDS),
    stageId: z.int().nullable().meta({ description: 'The stage, or the stage of an event. Null: a speedrun.' }),
    rule: z.int().meta({ description: '0 on stages of events and on speedruns.' }),
    speedrunId: z.int().nullable(),
    event: eventCodeShape.nullable().meta({ description: 'The event that the stage belongs to.' }),
    series: z.int(),
    name: localisedShape,
    unit: unitShape,
  })
  .meta({ id: 'Board' });

/** A value on a board, as a number and as the site displays it. */
export const valueFields = {
  value: z.number().meta({ description: 'Points, or milliseconds: see `unit` of the board.' }),
  shown: z.string().meta({ description: 'The value as the site displays it.' }),
};

/** A place on a board or in a total. */
export const placeFields = { rank: z.int(), shared: z.boolean().meta({ description: 'Whether others have the same rank.' }) };

/** A handle in an address, in its canonical spelling only. */
export const handleParameter = z
  .string()
  .regex(/^[a-z0-9_-]{3,32}$/)
  .meta({ description: 'The handle of a player.', example: 'halfmoon' });
