import { type CreateDocumentOptions, createDocument, type ZodOpenApiPathsObject } from 'zod-openapi';
import { API_TAGS, type Endpoint } from '#domain/api/endpoint.ts';
import { ENDPOINTS } from '#domain/api/endpoints.ts';
import { errorShape, invalidShape, jsonOf, RETRY_AFTER } from './document-parts.ts';
import { TOKEN_OPERATIONS, TOKEN_SCHEME } from './token-operations.ts';

const operation = ({ path: _, params, query, answer, tag, ...about }: Endpoint) => ({
  ...about,
  tags: [tag],
  requestParams: { path: params, query },
  responses: {
    '200': {
      description: about.summary,
      headers: { ETag: { description: 'Send it as If-None-Match.', schema: { type: 'string' as const } } },
      content: jsonOf(answer),
    },
    '304': { description: 'Unchanged since the answer with this ETag' },
    '403': { description: 'A page of another site sent an Authorization header', content: jsonOf(errorShape) },
    '404': { description: 'Does not exist', content: jsonOf(errorShape) },
    '422': { description: 'A parameter is invalid', content: jsonOf(invalidShape) },
    '429': { description: 'Too many requests', headers: RETRY_AFTER, content: jsonOf(errorShape) },
    '503': { description: 'The database is unreachable', headers: RETRY_AFTER, content: jsonOf(errorShape) },
  },
});

// Integers have no meaningful bounds unless a schema names them. A format says more than its
// pattern, and a number in an address is described as the number that it spells.
const override: CreateDocumentOptions['override'] = ({ jsonSchema }) => {
  if (jsonSchema.format !== undefined || jsonSchema.type === 'integer') delete jsonSchema.pattern;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
};

function pathsOfCalls(): ZodOpenApiPathsObject {
  const paths: ZodOpenApiPathsObject = {};
  for (const endpoint of ENDPOINTS) paths[endpoint.path] = { get: operation(endpoint) };
  for (const { path, method, operation: withToken } of TOKEN_OPERATIONS) paths[path] = { ...paths[path], [method]: withToken };
  return paths;
}

// Answers may gain fields, so no object is closed.
const openObjects = <Document>(document: Document): Document =>
  JSON.parse(JSON.stringify(document, (key, value) => (key === 'additionalProperties' && value === false ? undefined : value)));

/** Returns the OpenAPI document of the public API, generated from the schemas that parse and write its answers. */
export const openApiDocument = (siteUrl: string) =>
  openObjects(
    createDocument(
      {
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
        tags: Object.entries(API_TAGS).map(([name, description]) => ({ name, description })),
        components: { securitySchemes: { token: TOKEN_SCHEME } },
        paths: pathsOfCalls(),
      },
      { override },
    ),
  );
