import type { Answer, Refused, TooMany } from '#usecases/refused.ts';

/** Reasons for refusing a request about webhooks. 'invalid' includes the field `url`. */
export type WebhookRefusal =
  | Refused<'login-required' | 'not-allowed' | 'not-found' | 'sign-in-again' | 'invalid' | 'too-many-webhooks'>
  | TooMany;
export type WebhookResult<Value> = Answer<Value, WebhookRefusal>;
