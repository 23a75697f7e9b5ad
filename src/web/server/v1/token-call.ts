import 'server-only';
import type { z } from 'zod';
import type { TokenCall } from '#domain/api/token-calls.ts';
import { MAX_UPLOAD_BYTES } from '#domain/evidence/image-rules.ts';
import { countTry } from '#usecases/accounts/count-try.ts';
import { refuse, tooMany } from '#usecases/refused.ts';
import { authenticateToken, countTokenCall, type TokenHolder } from '#usecases/tokens/authenticate-token.ts';
import { json, type Lost, openCall } from '#web/server/answer/api-route.ts';
import { errorAnswer } from '#web/server/answer/error-answer.ts';
import type { Refusal } from '#web/server/answer/error-status.ts';
import { readFile } from '#web/server/answer/read-file.ts';
import { readJson } from '#web/server/answer/read-json.ts';
import { isForeignToken } from '#web/server/answer/same-site.ts';
import { deps } from '#web/server/deps.ts';

type Call<Form> = { readonly request: Request; readonly holder: TokenHolder; readonly form: Form };
type Sent<Answer> = { readonly body: Answer; readonly headers?: Readonly<Record<string, string>> };
type Act<Form, Answer> = (call: Call<Form>) => Promise<Response | Refusal | { readonly ok: true; readonly value: Sent<Answer> }>;

/**
 * Creates the handler of a call with an API token. It reads no cookie, refuses tokens from pages of other sites, and
 * writes the answer by the schema that the description of the API is generated from.
 */
export const tokenCall = <Form, Answer extends z.ZodObject>(
  call: TokenCall<Form, Answer>,
  act: Act<Form, z.input<Answer>>,
  options?: { readonly lost?: Lost },
) =>
  openCall(async ({ request, client }) => {
    if (isForeignToken(request.headers)) return errorAnswer(request, 'cross-site');
    const wait = await countTry(deps(), 'token-address', client.address);
    if (wait) return tooMany(wait);
    const holder = await authenticateToken(deps(), bearerOf(request.headers));
    if (!holder) return badToken(request);
    if (!holder.scopes.includes(call.scope)) return refuse('not-allowed');
    const busy = await countTokenCall(deps(), holder);
    if (busy) return tooMany(busy);
    const form = await readCall(request, call.body);
    if (form instanceof Response) return form;
    const result = await act({ request, holder, form: form as Form });
    if (result instanceof Response || !result.ok) return result;
    const { body, headers } = result.value;
    return json(call.answer.parse(body), call.method === 'post' ? 201 : 200, headers);
  }, options);

const bearerOf = (headers: Headers): string => /^Bearer +(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1] ?? '';

const readCall = (request: Request, body: TokenCall['body']): Promise<unknown> | null =>
  body === null ? null : body === 'file' ? readFile(request, MAX_UPLOAD_BYTES) : readJson(request, body);

function badToken(request: Request): Response {
  const answer = errorAnswer(request, 'bad-token');
  answer.headers.set('www-authenticate', 'Bearer');
  return answer;
}
