import { z } from 'zod';
import { createDocument } from 'zod-openapi';
import { API_TAGS, type Endpoint } from '#domain/api/endpoint.ts';
import { ENDPOINTS } from '#domain/api/endpoints.ts';

const errorAnswer = z
  .object({ error: z.string(), requestId: z.string().nullable() })
  .meta({ id: 'Error', description: 'A code of lower-case words joined by hyphens. Codes may be added.' });

const invalidAnswer = errorAnswer
  .extend({ fields: z.record(z.string(), z.string()).meta({ description: 'The error code of each invalid parameter.' }) })
  .meta({ id: 'Invalid' });

const content = (schema: z.ZodType) => ({ 'application/json': { schema } });
const retryAfter = { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' as const } } };

const operation = ({ path: _, params, query, answer, tag, ...about }: Endpoint) => ({
  ...about,
  tags: [tag],
  requestParams: { path: params, query },
  responses: {
    '200': {
      description: about.summary,
      headers: { ETag: { description: 'Send it as If-None-Match.', schema: { type: 'string' as const } } },
      content: content(answer),
    },
    '304': { description: 'Unchanged since the answer with this ETag' },
    '404': { description: 'Does not exist', content: content(errorAnswer) },
    '422': { description: 'A parameter is invalid', content: content(invalidAnswer) },
    '429': { description: 'Too many requests', headers: retryAfter, content: content(errorAnswer) },
    '503': { description: 'The database is unreachable', headers: retryAfter, content: content(errorAnswer) },
  },
});

/** Returns the OpenAPI document of the public API, generated from the schemas that parse and write its answers. */
export const openApiDocument = (siteUrl: string) =>
  createDocument({
    openapi: '3.1.0',
    info: {
      title: 'Stargrass',
      version: '1',
      description:
        'Rankings, records, players and texts of the site. Read it without a key, from any origin. Version 1 only gains fields and calls.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: `${siteUrl}/api/v1` }],
    security: [],
    tags: API_TAGS.map((name) => ({ name })),
    paths: Object.fromEntries(ENDPOINTS.map((endpoint) => [endpoint.path, { get: operation(endpoint) }])),
  });
