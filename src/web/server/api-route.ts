import 'server-only';
import type { z } from 'zod';
import { readForm } from '#domain/accounts/forms.ts';
import { READ_ONLY_WAIT_SECONDS } from '#domain/administration/switches.ts';
import { type Refusal as AccountRefusal, refuse } from '#usecases/accounts/account-errors.ts';
import type { Client } from '#usecases/accounts/client.ts';
import type { Session } from '#usecases/accounts/get-session.ts';
import type { GovernError } from '#usecases/accounts/govern.ts';
import { TooBusy } from '#usecases/accounts/passwords.ts';
import type { AdminRefusal } from '#usecases/administration/admin-errors.ts';
import type { EventRefusal } from '#usecases/events/event-errors.ts';
import type { StoreUploadError } from '#usecases/evidence/store-upload.ts';
import type { FairnessRefusal } from '#usecases/fairness/fairness-errors.ts';
import type { KeywordRefusal } from '#usecases/keywords/keyword-errors.ts';
import type { ModerationRefusal } from '#usecases/moderation/moderation-errors.ts';
import type { NewsRefusal } from '#usecases/news/write-news.ts';
import type { RecordRefusal } from '#usecases/records/record-errors.ts';
import type { RivalRefusal } from '#usecases/rivals/choose-rival.ts';
import type { SearchRefusal } from '#usecases/search/find-users.ts';
import type { PageRefusal } from '#usecases/site/refresh-page.ts';
import { clientOf } from '#web/server/auth/client.ts';
import { readSession } from '#web/server/auth/session.ts';
import { noSessionCookieLine } from '#web/server/auth/token.ts';
import { deps } from '#web/server/deps.ts';
import { isUnreachable } from '#wiring/is-unreachable.ts';
import { errorAnswer } from './error-answer.ts';
import { logFailure } from './log.ts';
import { readBody } from './read-body.ts';
import { isSameSite } from './same-site.ts';

type Params = Readonly<Record<string, string>>;
type Context = { params: Promise<Record<string, string>> };
type UploadRefusal = { readonly ok: false; readonly error: StoreUploadError; readonly waitSeconds?: number };
type GovernRefusal = { readonly ok: false; readonly error: GovernError; readonly waitSeconds?: never };
type Refusal =
  | AccountRefusal
  | AdminRefusal
  | EventRefusal
  | GovernRefusal
  | FairnessRefusal
  | KeywordRefusal
  | ModerationRefusal
  | NewsRefusal
  | RecordRefusal
  | PageRefusal
  | RivalRefusal
  | SearchRefusal
  | UploadRefusal;
type Answer = Promise<Response | Refusal>;
type Handler = (request: Request, context: Context) => Promise<Response>;

type OpenCall = { readonly request: Request; readonly client: Client; readonly params: Params };
export type Call<Form> = OpenCall & { readonly form: Form };

const STATUS: Readonly<Record<Refusal['error'], number>> = {
  'bad-page': 400,
  invalid: 422,
  'login-required': 401,
  'not-allowed': 403,
  'sign-in-again': 403,
  'sign-up-closed': 403,
  'posting-closed': 403,
  'comments-closed': 403,
  'uploads-closed': 403,
  'too-late': 403,
  'not-found': 404,
  'unknown-user': 404,
  'unknown-ban': 404,
  'ends-before-now': 422,
  'key-in-progress': 409,
  'duplicate-record': 409,
  'not-editable': 409,
  'too-many-rivals': 409,
  'name-taken': 409,
  deleted: 410,
  blind: 409,
  'code-taken': 409,
  'entry-not-begun': 409,
  'entry-over': 409,
  'not-a-draft': 409,
  'not-open': 409,
  'event-running': 409,
  'not-closed': 409,
  'nothing-to-amend': 409,
  'declined-by-you': 403,
  'not-countable': 409,
  'reported-before': 409,
  'not-declined': 409,
  'appealed-before': 409,
  'not-waiting': 409,
  'not-posted': 409,
  'looked-before': 409,
  'second-pair-needed': 409,
  'changed-since': 409,
  'already-applied': 409,
  'preview-over': 409,
  stale: 412,
  'too-large': 413,
  'not-an-image': 415,
  'key-reused': 422,
  'better-value': 422,
  'too-many-pixels': 422,
  'too-many-tries': 429,
  'too-many-uploads': 429,
  'storage-unavailable': 503,
};

// Where only time helps and the use-case does not say how much of it.
const WAIT_SECONDS: Readonly<Partial<Record<Refusal['error'], number>>> = { 'too-many-uploads': 600, 'storage-unavailable': 5 };

type WriteOptions = {
  /** What a write says when the database was lost on the way: 'unavailable', unless it may have been done all the same. */
  readonly lost?: 'unavailable' | 'not_saved_or_unknown';
  /** How large a body may be where long texts are written. */
  readonly maxBytes?: number;
  /** Whether it is taken in read-only mode too: only what ends that mode. */
  readonly whileReadOnly?: boolean;
};

/** A write that anybody may send from a page of this site: guarded, bounded and parsed before `act` sees it. */
export const openWrite =
  <Form>(schema: z.ZodType<Form> | null, act: (call: Call<Form>) => Answer): Handler =>
  (request, context) =>
    answering(request, async () => {
      const form = await readWrite(request, schema);
      if (form instanceof Response) return form;
      return act({ ...(await callOf(request, context)), form: form as Form });
    });

/** The same for those who are signed in. */
export const sessionWrite = <Form>(
  schema: z.ZodType<Form> | null,
  act: (call: Call<Form> & { session: Session }) => Answer,
  { lost = 'unavailable', maxBytes, whileReadOnly = false }: WriteOptions = {},
): Handler => {
  const handle = (request: Request, context: Context) => async (): Answer => {
    if (!isSameSite(request.headers)) return errorAnswer(request, 403, 'cross-site');
    const session = await readSession(request.headers);
    if (!session) return refuse('login-required');
    const form = await readWrite(request, schema, maxBytes);
    if (form instanceof Response) return form;
    return act({ ...(await callOf(request, context)), form: form as Form, session });
  };
  return (request, context) => answering(request, handle(request, context), lost, whileReadOnly);
};

/** A read for those who are signed in. */
export const sessionRead =
  (read: (session: Session, params: Params, request: Request) => Answer): Handler =>
  (request, context) =>
    answering(request, async () => {
      const session = await readSession(request.headers);
      return session ? read(session, await context.params, request) : refuse('login-required');
    });

/** A call that changes nothing in anybody's name, so that no page has to have sent it. */
export const openCall =
  (act: (call: OpenCall) => Answer): Handler =>
  (request, context) =>
    answering(request, async () => act(await callOf(request, context)));

/** What a use-case gave, as an answer: `say` is asked only when all went well. */
export const sayOr = async <Value>(
  result: Promise<{ readonly ok: true; readonly value: Value } | Refusal>,
  say: (value: Value) => Response | Promise<Response>,
): Promise<Response | Refusal> => {
  const settled = await result;
  return settled.ok ? say(settled.value) : settled;
};

export const json = (body: unknown, status = 200, headers: Readonly<Record<string, string>> = {}): Response =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } });
export const nothing = (status = 204): Response => new Response(null, { status, headers: { 'cache-control': 'no-store' } });

/** Done, and the browser's session with it. */
export function signedOut(): Response {
  const answer = nothing();
  answer.headers.append('set-cookie', noSessionCookieLine());
  return answer;
}

const callOf = async (request: Request, context: Context): Promise<OpenCall> => ({
  request,
  client: clientOf(request.headers),
  params: await context.params,
});

async function readWrite(request: Request, schema: z.ZodType<unknown> | null, maxBytes?: number): Promise<unknown> {
  if (!isSameSite(request.headers)) return errorAnswer(request, 403, 'cross-site');
  if (schema === null) return undefined;
  if (!/^application\/json\s*(;|$)/i.test(request.headers.get('content-type') ?? '')) return errorAnswer(request, 403, 'bad-content-type');
  const text = await readBody(request, maxBytes);
  if (text === undefined) return errorAnswer(request, 413, 'too-large');
  let typed: unknown;
  try {
    typed = JSON.parse(text);
  } catch {
    return errorAnswer(request, 400, 'bad-json');
  }
  const read = readForm(schema, typed);
  return read.ok ? read.value : errorAnswer(request, 422, 'invalid', { fields: read.fields });
}

const RETRY_SOON = { 'retry-after': '5' };

const isWrite = ({ method }: Request): boolean => method !== 'GET' && method !== 'HEAD';

const readOnlyAnswer = (request: Request): Response =>
  errorAnswer(request, 503, 'read-only', {}, { 'retry-after': String(READ_ONLY_WAIT_SECONDS) });

// The last resort: what throws is our own fault, is logged with the request's id and never told to the outside.
async function answering(request: Request, act: () => Answer, lost: string = 'unavailable', whileReadOnly = false): Promise<Response> {
  try {
    if (!whileReadOnly && isWrite(request) && (await deps().switches())['read-only']) return readOnlyAnswer(request);
    const answer = await act();
    if (answer instanceof Response) return answer;
    const { ok: _, error, waitSeconds, ...more } = answer;
    const wait = waitSeconds ?? WAIT_SECONDS[error];
    const headers = wait === undefined ? {} : { 'retry-after': String(wait) };
    return errorAnswer(request, STATUS[error], error, more, headers);
  } catch (error) {
    if (error instanceof TooBusy) return errorAnswer(request, 503, 'unavailable', {}, RETRY_SOON);
    logFailure(request, error);
    return isUnreachable(error) ? errorAnswer(request, 503, lost, {}, RETRY_SOON) : errorAnswer(request, 500, 'failure');
  }
}
