import 'server-only';
import type { z } from 'zod';
import type { Client } from '#usecases/accounts/client.ts';
import type { Session } from '#usecases/accounts/get-session.ts';
import { refuse } from '#usecases/refused.ts';
import { clientOf } from '#web/server/auth/client.ts';
import { readSession } from '#web/server/auth/session.ts';
import { noSessionCookieLine } from '#web/server/auth/token.ts';
import { beforeBrowsing, deps } from '#web/server/deps.ts';
import { logFailure } from '#web/server/log.ts';
import { etagOf, readIfMatch } from '#web/server/rankings/record-headers.ts';
import { isPoolExhausted, isUnreachable } from '#wiring/is-unreachable.ts';
import { errorAnswer } from './error-answer.ts';
import type { Refusal } from './error-status.ts';
import { explainRefusal } from './explain-refusal.ts';
import { withFreshCookie } from './fresh-cookie.ts';
import { readJson } from './read-json.ts';
import { isSameSite } from './same-site.ts';

type Params = Readonly<Record<string, string>>;
type Context = { params: Promise<Record<string, string>> };
type Answer = Promise<Response | Refusal>;
type Handler = (request: Request, context: Context) => Promise<Response>;

type OpenCall = { readonly request: Request; readonly client: Client; readonly params: Params };
export type Call<Form> = OpenCall & { readonly form: Form };

export type Lost = 'unavailable' | 'not_saved_or_unknown';
type WriteOptions = {
  /**
   * Error code to return when the database connection is lost during a write. Use 'not_saved_or_unknown' if the write
   * may still have succeeded.
   */
  readonly lost?: Lost;
  /** Maximum size of the request body in bytes. Routes that accept long texts raise this limit. */
  readonly maxBytes?: number;
  /** Allows the write in read-only mode: for signing in as an admin, who ends that mode. */
  readonly whileReadOnly?: boolean;
};

/**
 * Creates a handler for writes that require no session. Checks the origin and size of the request and parses the body
 * before calling `act`.
 */
export const openWrite =
  <Form>(
    schema: z.ZodType<Form> | null,
    act: (call: Call<Form>) => Answer,
    { lost, maxBytes, whileReadOnly }: WriteOptions = {},
  ): Handler =>
  (request, context) => {
    const handle = async () => {
      const form = await readWrite(request, schema, maxBytes);
      if (form instanceof Response) return form;
      return act({ ...(await callOf(request, context)), form: form as Form });
    };
    return answering(request, handle, lost, whileReadOnly);
  };

/** Creates a handler for writes that require a session. */
export const sessionWrite = <Form>(
  schema: z.ZodType<Form> | null,
  act: (call: Call<Form> & { session: Session }) => Answer,
  { lost = 'unavailable', maxBytes, whileReadOnly = false }: WriteOptions = {},
): Handler => {
  const handle = (request: Request, context: Context) => async (): Answer => {
    if (!isSameSite(request.headers)) return errorAnswer(request, 'cross-site');
    const session = await readSession(request.headers);
    if (!session) return refuse('login-required');
    const form = await readWrite(request, schema, maxBytes);
    if (form instanceof Response) return form;
    return act({ ...(await callOf(request, context)), form: form as Form, session });
  };
  return (request, context) => answering(request, handle(request, context), lost, whileReadOnly);
};

/**
 * Creates a handler for writes to a versioned resource. Requires a session and an `If-Match` header with the version
 * that the change is based on.
 */
export const versionWrite = <Form>(
  schema: z.ZodType<Form> | null,
  act: (call: Call<Form> & { session: Session; revisionId: string }) => Answer,
  options?: WriteOptions,
): Handler =>
  sessionWrite(
    schema,
    async (call) => {
      const revisionId = readIfMatch(call.request.headers);
      return revisionId === undefined ? errorAnswer(call.request, 'if-match-required') : act({ ...call, revisionId });
    },
    options,
  );

/** Creates a handler for reads that require a session. */
export const sessionRead =
  (read: (session: Session, params: Params, request: Request) => Answer): Handler =>
  (request, context) =>
    answering(request, async () => {
      const session = await readSession(request.headers);
      return session ? read(session, await context.params, request) : refuse('login-required');
    });

/** Creates a handler for requests that need no same-site check, because they read no cookie or change nothing. */
export const openCall =
  (act: (call: OpenCall) => Answer, { lost }: Pick<WriteOptions, 'lost'> = {}): Handler =>
  (request, context) =>
    answering(request, async () => act(await callOf(request, context)), lost);

/** Converts the result of a use case into a response. Calls `write` only on success. */
export const respond = async <Value>(
  result: Promise<{ readonly ok: true; readonly value: Value } | Refusal>,
  write: (value: Value) => Response | Promise<Response>,
): Promise<Response | Refusal> => {
  const settled = await result;
  return settled.ok ? write(settled.value) : settled;
};

/** Returns a JSON response. Routes whose body has a type in response-types.ts name it. */
export const json = <Body = unknown>(body: Body, status = 200, headers: Readonly<Record<string, string>> = {}): Response =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } });

/**
 * Returns a JSON response with the resource version as its ETag. Clients send this ETag as `If-Match` when they change
 * the resource.
 */
export const jsonVersion = (body: { readonly revisionId: string }, status = 200): Response =>
  json(body, status, { etag: etagOf(body.revisionId) });

export const nothing = (status = 204): Response => new Response(null, { status, headers: { 'cache-control': 'no-store' } });

/** Returns a 204 response that deletes the session cookie. */
export function signedOut(): Response {
  const answer = nothing();
  answer.headers.append('set-cookie', noSessionCookieLine());
  return answer;
}

const callOf = async (request: Request, context: Context): Promise<OpenCall> => ({
  request,
  client: clientOf(request.headers),
  params: (await context.params) ?? {}, // Next passes none to a route without a parameter.
});

async function readWrite(request: Request, schema: z.ZodType<unknown> | null, maxBytes?: number): Promise<unknown> {
  if (!isSameSite(request.headers)) return errorAnswer(request, 'cross-site');
  return schema === null ? undefined : readJson(request, schema, maxBytes);
}

const isWrite = ({ method }: Request): boolean => method !== 'GET' && method !== 'HEAD';

const answering = (request: Request, act: () => Answer, lost?: Lost, whileReadOnly?: boolean): Promise<Response> =>
  isWrite(request) ? beforeBrowsing(() => answer(request, act, lost, whileReadOnly)) : answer(request, act, lost, whileReadOnly);

// Catches unexpected errors, logs them with the request id and never exposes them to the client.
async function answer(request: Request, act: () => Answer, lost: Lost = 'unavailable', whileReadOnly = false): Promise<Response> {
  try {
    if (!whileReadOnly && isWrite(request) && (await deps().switches())['read-only']) return errorAnswer(request, 'read-only');
    const result = await act();
    if (result instanceof Response) return isWrite(request) ? withFreshCookie(request, result) : result;
    const refusal = await explainRefusal(request, result);
    return errorAnswer(request, refusal.error, refusal);
  } catch (error) {
    if (isPoolExhausted(error)) return errorAnswer(request, 'unavailable');
    logFailure(request, error);
    return isUnreachable(error) ? errorAnswer(request, lost) : errorAnswer(request, 'failure');
  }
}
