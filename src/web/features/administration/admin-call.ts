import type { Messages } from '#web/i18n/messages.ts';
import { sentenceFor } from '#web/i18n/sentence-for.ts';
import { callApi } from '#web/ui/call-api.ts';
import type { FormAnswer } from '#web/ui/form/form.tsx';

export type AdminWords = Messages['admin'];
export type AdminAnswer<Body> = { readonly ok: true; readonly body: Body } | (FormAnswer & { readonly ok: false; readonly body?: unknown });

type Options = { readonly json?: object; readonly base?: string };

/**
 * Sends a request to `/api/admin{path}`. Converts error codes into messages, with one message per invalid field if the
 * server names fields.
 */
export async function adminCall<Body>(
  words: AdminWords,
  method: string,
  path: string,
  { json, base }: Options = {},
): Promise<AdminAnswer<Body>> {
  const response = await callApi<{ readonly data: unknown }>(`/api/admin${path}`, { method, json, revisionId: base });
  if (response.ok) return { ok: true, body: response.body as Body };
  const { error = response.status === 0 ? 'unreachable' : 'other', fields, data } = response.body;
  if (!fields) return { ok: false, callout: sentenceFor(words.answers, error), body: data };
  return { ok: false, fields: Object.fromEntries(Object.entries(fields).map(([field, code]) => [field, sentenceFor(words.fields, code)])) };
}
