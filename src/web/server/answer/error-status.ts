import { READ_ONLY_WAIT_SECONDS } from '#domain/administration/switches.ts';
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
import type { Refused } from '#usecases/refused.ts';
import type { RivalRefusal } from '#usecases/rivals/choose-rival.ts';
import type { SearchRefusal } from '#usecases/search/find-users.ts';
import type { PageRefusal } from '#usecases/site/refresh-page.ts';
import type { WebhookRefusal } from '#usecases/webhooks/webhook-errors.ts';

/** Every refusal that a use case can return to a route. */
export type Refusal =
  | AccountRefusal
  | AdminRefusal
  | EventRefusal
  | FairnessRefusal
  | KeywordRefusal
  | ModerationRefusal
  | NewsRefusal
  | PageRefusal
  | RecordRefusal
  | RivalRefusal
  | SearchRefusal
  | WebhookRefusal
  | Refused<GovernError | StoreUploadError | 'read-only'>;

/** Errors that a route returns before or instead of calling a use case. */
type RequestError =
  | 'bad-content-type'
  | 'bad-form'
  | 'bad-json'
  | 'bad-lines'
  | 'bad-token'
  | 'cross-site'
  | 'failure'
  | 'if-match-required'
  | 'key-required'
  | 'not-implemented'
  | 'not_saved_or_unknown'
  | 'unavailable';

export type ErrorCode = Refusal['error'] | RequestError;

/** HTTP status of every error code. A code that is missing here is a type error. */
export const ERROR_STATUS: Readonly<Record<ErrorCode, number>> = {
  'bad-form': 400,
  'bad-json': 400,
  'bad-page': 400,
  'key-required': 400,
  'bad-token': 401,
  'login-required': 401,
  'bad-content-type': 403,
  'comments-closed': 403,
  'cross-site': 403,
  'declined-by-you': 403,
  'not-allowed': 403,
  'posting-closed': 403,
  'second-factor-required': 403,
  'sign-in-again': 403,
  'sign-up-closed': 403,
  'too-late': 403,
  'uploads-closed': 403,
  'not-found': 404,
  'unknown-ban': 404,
  'unknown-user': 404,
  'account-in-use': 409,
  'already-applied': 409,
  'authenticator-app-exists': 409,
  'appealed-before': 409,
  blind: 409,
  'changed-since': 409,
  'code-taken': 409,
  'duplicate-record': 409,
  'entry-not-begun': 409,
  'entry-over': 409,
  'event-running': 409,
  'key-in-progress': 409,
  'last-sign-in-method': 409,
  'looked-before': 409,
  'name-taken': 409,
  'not-a-draft': 409,
  'not-closed': 409,
  'not-countable': 409,
  'not-declined': 409,
  'not-editable': 409,
  'not-open': 409,
  'not-posted': 409,
  'not-waiting': 409,
  'nothing-to-amend': 409,
  'preview-over': 409,
  'reported-before': 409,
  'second-pair-needed': 409,
  'too-many-passkeys': 409,
  'too-many-rivals': 409,
  'too-many-tokens': 409,
  'too-many-webhooks': 409,
  deleted: 410,
  stale: 412,
  'too-large': 413,
  'not-an-image': 415,
  'bad-lines': 422,
  'better-value': 422,
  'ends-before-now': 422,
  invalid: 422,
  'key-reused': 422,
  'too-many-pixels': 422,
  'if-match-required': 428,
  'too-many-tries': 429,
  'too-many-uploads': 429,
  failure: 500,
  'not-implemented': 501,
  not_saved_or_unknown: 503,
  'read-only': 503,
  'storage-unavailable': 503,
  unavailable: 503,
};

/** Default Retry-After of errors where waiting helps, in seconds. */
export const ERROR_WAIT_SECONDS: Readonly<Partial<Record<ErrorCode, number>>> = {
  not_saved_or_unknown: 5,
  'read-only': READ_ONLY_WAIT_SECONDS,
  'storage-unavailable': 5,
  'too-many-uploads': 600,
  unavailable: 5,
};
