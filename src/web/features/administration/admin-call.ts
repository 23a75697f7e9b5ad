import type { Messages } from '#web/i18n/messages.ts';
import { sentenceFor } from '#web/i18n/sentence-for.ts';
import { callApi } from '#web/ui/call-api.ts';
import type { FormAnswer } from '#web/ui/form.tsx';

export type AdminWords = Messages['admin'];
export type AdminAnswer<Body> = { readonly ok: true; readonly body: Body } | (FormAnswer & { readonly ok: false; readonly body?: unknown });

type Sent = { readonly json?: object; readonly base?: string };

/** Calls `/api/admin{path}`. A refusal is a sentence, field by field where it is about one. */
export async function adminCall<Body>(
  words: AdminWords,
  method: string,
  path: string,
  { json, base }: Sent = {},
): Promise<AdminAnswer<Body>> {
  const said = await callApi<{ readonly data: unknown }>(`/api/admin${path}`, { method, json, revisionId: base });
  if (said.ok) return { ok: true, body: said.body as Body };
  const { error = said.status === 0 ? 'unreachable' : 'other', fields, data } = said.body;
  if (!fields) return { ok: false, callout: sentenceFor(words.answers, error), body: data };
  return { ok: false, fields: Object.fromEntries(Object.entries(fields).map(([field, code]) => [field, sentenceFor(words.fields, code)])) };
}
