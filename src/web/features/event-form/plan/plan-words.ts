import { eventDay } from '#domain/catalogue/event-date.ts';
import { LONGEST_EVENT_DAYS, type PlanError } from '#domain/events/plan/check-plan.ts';
import type { FormContext, FormWords } from '#web/features/event-form/form-context.ts';
import { fill } from '#web/i18n/fill.ts';
import type { EventError } from '#web/server/events/read-managed-events.ts';

// These types turn an error code without a message into a compile error.
type Sentences = Readonly<Record<PlanError, string>>;
const anyField = ({ fieldErrors }: FormWords): Sentences & Readonly<Record<string, string>> => fieldErrors.any;
const anyError = ({ errors }: FormWords): Readonly<Record<EventError, string>> & Readonly<Record<string, string>> => errors;

/** Returns the message for the error code of a rejected API call. */
export function errorText(words: FormWords, code: string | undefined): string {
  const texts = anyError(words);
  return (code !== undefined && Object.hasOwn(texts, code) ? texts[code] : undefined) ?? words.errors.other;
}

type Context = Pick<FormContext, 'words' | 'limits' | 'free'> & { readonly code: number | undefined };

/** Returns the message for a field error. Prefers a message specific to the field. */
export function fieldText({ words, limits, free, code }: Context, field: string, error: string): string {
  const [part = ''] = field.split('.');
  const byField: Readonly<Record<string, Readonly<Record<string, string>>>> = words.fieldErrors;
  const own = Object.hasOwn(byField, part) ? byField[part] : undefined;
  const find = (texts: Readonly<Record<string, string>> = {}) => (Object.hasOwn(texts, error) ? texts[error] : undefined);
  const text = find(own) ?? find(anyField(words)) ?? words.fieldErrors.any.other;
  return fill(text, {
    limit: (part === 'description' ? limits.description : limits.title).toLocaleString('en'),
    day: code === undefined ? '' : eventDay(code),
    longest: LONGEST_EVENT_DAYS,
    days: (free ?? []).map(eventDay).join(words.stale.join),
  });
}
