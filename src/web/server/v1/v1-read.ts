import 'server-only';
import type { z } from 'zod';
import type { Endpoint } from '#domain/api/endpoint.ts';
import { readParameters } from '#domain/api/parameters.ts';
import { countTry } from '#usecases/accounts/count-try.ts';
import { tooMany } from '#usecases/refused.ts';
import { openCall } from '#web/server/answer/api-route.ts';
import { cacheableJson } from '#web/server/answer/cacheable-answer.ts';
import { ASK_EACH_TIME } from '#web/server/answer/edge-headers.ts';
import { errorAnswer } from '#web/server/answer/error-answer.ts';
import type { Refusal } from '#web/server/answer/error-status.ts';
import { isForeignToken } from '#web/server/answer/same-site.ts';
import { deps } from '#web/server/deps.ts';
import { readQuery } from '#web/server/rankings/board-view.ts';

// What a use case returns is read-only at every depth.
type Sent<Value> = Value extends Date ? Value : Value extends object ? { readonly [Key in keyof Value]: Sent<Value[Key]> } : Value;
type Call<Params, Query> = { readonly params: Params; readonly query: Query };
type Read<Params, Query, Answer> = (call: Call<Params, Query>) => Promise<{ readonly ok: true; readonly value: Sent<Answer> } | Refusal>;

/**
 * Creates the handler of an endpoint of the public API. It parses the parameters and writes the answer by the schemas
 * that the description of the API is generated from, and reads no cookie.
 */
export const v1Read = <Params extends z.ZodObject, Query extends z.ZodObject, Answer extends z.ZodObject>(
  endpoint: Endpoint<Params, Query, Answer>,
  read: Read<z.output<Params>, z.output<Query>, z.input<Answer>>,
) =>
  openCall(async ({ request, client, params }) => {
    if (isForeignToken(request.headers)) return errorAnswer(request, 'cross-site');
    const address = endpoint.params.safeParse(params);
    if (!address.success) return errorAnswer(request, 'not-found');
    const query = readParameters(endpoint.query, readQuery(request));
    if (!query.ok) return errorAnswer(request, 'invalid', { fields: query.fields });
    const wait = await countTry(deps(), 'read-api', client.address);
    if (wait) return tooMany(wait);
    const result = await read({ params: address.data, query: query.value });
    return result.ok ? cacheableJson(request, endpoint.answer.parse(result.value), ASK_EACH_TIME['cache-control']) : result;
  });
