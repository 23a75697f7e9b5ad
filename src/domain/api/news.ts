import { z } from 'zod';
import { NEWS_CATEGORIES } from '#domain/news/news.ts';
import { defineEndpoint } from './endpoint.ts';
import { cursorFields, momentFields } from './parameters.ts';
import { idParameter, localisedShape, personShape } from './shapes.ts';

const newsFields = {
  newsId: z.int(),
  category: z.enum(NEWS_CATEGORIES),
  pinned: z.boolean(),
  publishedOn: z.iso.date().meta({ description: "A day in the site's time zone." }),
  title: localisedShape,
  text: localisedShape.meta({ description: 'Markdown.' }),
  author: personShape.nullable().meta({ description: 'Null: the site itself.' }),
};

/** Published news. */
export const listNews = defineEndpoint({
  path: '/news',
  operationId: 'listNews',
  tag: 'Texts',
  summary: 'News, newest first',
  params: z.object({}),
  query: z.object({
    ...cursorFields,
    category: z.enum(NEWS_CATEGORIES).optional(),
    year: momentFields.year.meta({ description: 'Only news of this year.' }),
  }),
  answer: z.object({ data: z.array(z.object(newsFields)), next: z.string().nullable() }),
});

/** A published news item. */
export const getNews = defineEndpoint({
  path: '/news/{newsId}',
  operationId: 'getNews',
  tag: 'Texts',
  summary: 'A news item',
  params: z.object({ newsId: idParameter }),
  query: z.object({}),
  answer: z.object(newsFields),
});
