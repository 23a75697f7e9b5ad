import { z } from 'zod';
import { KEYWORD_CATEGORIES } from '#domain/keywords/categories.ts';
import { KEYWORD_ORDERS, LISTED_CATEGORIES, LISTED_FLAGS } from '#domain/keywords/keyword-filter.ts';
import { LANGUAGES } from '#domain/shared/language.ts';
import { defineEndpoint } from './endpoint.ts';
import { pageFields } from './parameters.ts';
import { instantShape, personShape } from './shapes.ts';
import { pagingFields } from './totals.ts';

const lang = z.enum(LANGUAGES);
const entryFields = {
  uniqueId: z.string(),
  category: z.enum(KEYWORD_CATEGORIES),
  flag: z.int().meta({ description: 'The state of the entry: 1 editable, 2 recommended, 3 in progress, 4 and 5 protected, 9 unknown.' }),
  reading: z.string().meta({ description: 'The reading of the Japanese name in hiragana.' }),
  rules: z.array(z.int()).meta({ description: 'Rules that it explains.' }),
  changedAt: instantShape,
};

/** One page of the glossary, as on `/keyword`. */
export const listKeywords = defineEndpoint({
  path: '/keywords',
  operationId: 'listKeywords',
  tag: 'Texts',
  summary: 'Entries of the glossary, with excerpts',
  description: 'Without texts of rules, guides and deleted entries.',
  params: z.object({}),
  query: z.object({
    ...pageFields,
    category: z.enum(LISTED_CATEGORIES).optional(),
    flag: z.enum(LISTED_FLAGS.map(String)).optional(),
    order: z.enum(KEYWORD_ORDERS).default('edited'),
    lang: lang.default('en').meta({ description: 'The language of the order `name`.' }),
  }),
  answer: z.object({
    ...pagingFields,
    found: z.int().meta({ description: 'Entries that match.' }),
    data: z.array(z.object({ ...entryFields, texts: z.array(z.object({ lang, name: z.string(), excerpt: z.string() })) })),
  }),
});

/** An entry with its texts, found by its permanent id. */
export const getKeyword = defineEndpoint({
  path: '/keywords/{uniqueId}',
  operationId: 'getKeyword',
  tag: 'Texts',
  summary: 'An entry of the glossary, a text of a rule, or a guide, in all languages',
  params: z.object({ uniqueId: z.string().regex(/^[0-9a-z]{1,13}$/) }),
  query: z.object({}),
  answer: z.object({
    ...entryFields,
    stages: z.array(z.int()).meta({ description: 'Stages that it is about.' }),
    guideOf: z.int().nullable().meta({ description: 'The stage to which it is the guide.' }),
    changedBy: personShape.nullable().meta({ description: "Null: the site's own text." }),
    texts: z.array(
      z.object({
        lang,
        name: z.string(),
        tag: z.string().nullable(),
        text: z.string().meta({ description: 'Markdown with [[links]] to entries.' }),
      }),
    ),
  }),
});
