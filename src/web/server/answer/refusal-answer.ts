import 'server-only';
import type { Refusal as AccountRefusal } from '#usecases/accounts/account-errors.ts';
import type { GovernError } from '#usecases/accounts/audit/govern.ts';
import type { AdminRefusal } from '#usecases/administration/admin-errors.ts';
import type { EventRefusal } from '#usecases/events/manage/event-errors.ts';
import type { StoreUploadError } from '#usecases/evidence/store-upload.ts';
import type { FairnessRefusal } from '#usecases/fairness/fairness-errors.ts';
import type { KeywordRefusal } from '#usecases/keywords/keyword-errors.ts';
import type { ModerationRefusal } from '#usecases/moderation/moderation-errors.ts';
import type { NewsRefusal } from '#usecases/news/write-news.ts';
import type { RecordRefusal } from '#usecases/records/record-errors.ts';
import type { RivalRefusal } from '#usecases/rivals/choose-rival.ts';
import type { SearchRefusal } from '#usecases/search/find-users.ts';
import type { PageRefusal } from '#usecases/site/refresh-page.ts';
import { errorAnswer } from './error-answer.ts';

type UploadRefusal = { readonly ok: false; readonly error: StoreUploadError; readonly waitSeconds?: number };
type GovernRefusal = { readonly ok: false; readonly error: GovernError; readonly waitSeconds?: never };

/** Every error that a use case can return. */
export type Refusal =
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
  'account-in-use': 409,
  'last-sign-in-method': 409,
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

// Retry-After values for errors whose use case does not set one, in seconds.
const WAIT_SECONDS: Readonly<Partial<Record<Refusal['error'], number>>> = { 'too-many-uploads': 600, 'storage-unavailable': 5 };

/** Returns the error response for a failed use case, with Retry-After where waiting helps. */
export function refusalAnswer(request: Request, { ok: _, error, waitSeconds, ...more }: Refusal): Response {
  const wait = waitSeconds ?? WAIT_SECONDS[error];
  return errorAnswer(request, STATUS[error], error, more, wait === undefined ? {} : { 'retry-after': String(wait) });
}
