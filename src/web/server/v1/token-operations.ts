import { z } from 'zod';
import { TOKEN_CALLS, type TokenCall } from '#domain/api/token-calls.ts';
import { errorShape, failure, jsonOf, RETRY_AFTER } from './document-parts.ts';

/** How a call sends its token. */
export const TOKEN_SCHEME = {
  type: 'http' as const,
  scheme: 'bearer',
  description: 'A token that the player created in the settings. `read:me` reads the own standing, `post:records` posts records.',
};

const keyHeader = z.object({
  'Idempotency-Key': z.uuid().meta({ description: 'One key for each record. Repeat it when an answer was lost.' }),
});
const fileContent = {
  'multipart/form-data': {
    schema: {
      type: 'object' as const,
      properties: { file: { type: 'string' as const, format: 'binary', contentMediaType: 'application/octet-stream' } },
      required: ['file'],
    },
  },
};

const bodyOf = (body: TokenCall['body']) =>
  body === null ? {} : { requestBody: { required: true, content: body === 'file' ? fileContent : jsonOf(body) } };

const operation = ({ path: _, method, scope, body, hasKey, answer, summary, description, ...about }: TokenCall) => ({
  ...about,
  summary,
  description: [`Requires a token with the scope \`${scope}\`.`, description].filter(Boolean).join(' '),
  tags: ['Own'],
  security: [{ token: [] }],
  ...(hasKey && { requestParams: { header: keyHeader } }),
  ...bodyOf(body),
  responses: {
    ...(method === 'get'
      ? { '200': { description: summary, content: jsonOf(answer) } }
      : { '201': { description: 'Created', content: jsonOf(answer) }, ...WRITE_FAILURES }),
    '401': failure('The token is missing, wrong, revoked or expired'),
    '403': failure('The token lacks the scope, the player is banned, the content type is wrong, or the site is closed for this call'),
    '429': { ...failure('Too many requests'), headers: RETRY_AFTER },
    '503': { ...failure('The site is read-only or its database is unreachable'), headers: RETRY_AFTER },
  },
});

const refusedShape = errorShape
  .extend({
    fields: z.record(z.string(), z.string()).optional().meta({ description: 'With `invalid`: the error code of each field.' }),
    recordId: z.string().optional().meta({ description: 'With `duplicate-record`: the record that exists.' }),
  })
  .meta({ id: 'Refused' });
const WRITE_FAILURES = {
  '400': failure('The body is not JSON or a form, or the key is missing'),
  '409': { description: 'The record exists, or a request with this key is in progress', content: jsonOf(refusedShape) },
  '413': failure('The body is too large'),
  '415': failure('The file is not a picture'),
  '422': { description: 'A field is invalid, or the key was used for another record', content: jsonOf(refusedShape) },
};

/** The operations of all calls with a token, by path and method. */
export const TOKEN_OPERATIONS = TOKEN_CALLS.map((call) => ({ path: call.path, method: call.method, operation: operation(call) }));
