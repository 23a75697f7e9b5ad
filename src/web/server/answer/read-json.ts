import type { z } from 'zod';
import { readForm } from '#domain/shared/form.ts';
import { errorAnswer } from './error-answer.ts';
import { readBody } from './read-body.ts';

/** Reads and parses the JSON body of a request. Returns the error response when its type, size or content is wrong. */
export async function readJson<Form>(request: Request, schema: z.ZodType<Form>, maxBytes?: number): Promise<Form | Response> {
  if (!/^application\/json\s*(;|$)/i.test(request.headers.get('content-type') ?? '')) return errorAnswer(request, 'bad-content-type');
  const text = await readBody(request, maxBytes);
  if (text === undefined) return errorAnswer(request, 'too-large');
  let typed: unknown;
  try {
    typed = JSON.parse(text);
  } catch {
    return errorAnswer(request, 'bad-json');
  }
  const read = readForm(schema, typed);
  return read.ok ? read.value : errorAnswer(request, 'invalid', { fields: read.fields });
}
