import 'server-only';
import { errorAnswer } from './error-answer.ts';
import { readBytes } from './read-body.ts';

const ENVELOPE_BYTES = 16 * 1024; // Size of the multipart overhead around the file.

/**
 * Reads the file from the form field `file`, or returns an error response. Ignores the file name and the declared type.
 */
export async function readFile(request: Request, maxBytes: number): Promise<Uint8Array | Response> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\s*;/i.test(type)) return errorAnswer(request, 'bad-content-type');
  const body = await readBytes(request, maxBytes + ENVELOPE_BYTES);
  if (body === undefined) return errorAnswer(request, 'too-large');
  const form = await new Response(Uint8Array.from(body), { headers: { 'content-type': type } }).formData().catch(() => undefined);
  if (form === undefined) return errorAnswer(request, 'bad-form');
  const files = form.getAll('file');
  const [file] = files;
  if (files.length !== 1 || !(file instanceof File)) return errorAnswer(request, 'invalid', { fields: { file: 'required' } });
  return new Uint8Array(await file.arrayBuffer());
}
