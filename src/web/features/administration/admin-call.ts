import type { Messages } from '#web/i18n/messages.ts';
import type { FormAnswer } from '#web/ui/form.tsx';

export type AdminWords = Messages['admin'];
export type AdminAnswer<Body> = { readonly ok: true; readonly body: Body } | (FormAnswer & { readonly ok: false; readonly body?: unknown });

type Sent = { readonly json?: object; readonly base?: string };

/** Calls `/api/admin{path}`. It never throws; a refusal is a sentence, field by field where it is about one. */
export async function adminCall<Body>(
  words: AdminWords,
  method: string,
  path: string,
  { json, base }: Sent = {},
): Promise<AdminAnswer<Body>> {
  try {
    const response = await fetch(`/api/admin${path}`, {
      method,
      headers: { ...(json && { 'content-type': 'application/json' }), ...(base !== undefined && { 'if-match': `"${base}"` }) },
      ...(json && { body: JSON.stringify(json) }),
    });
    const said: unknown = await response.json().catch(() => undefined);
    if (response.ok) return { ok: true, body: said as Body };
    const { error = 'other', fields, data } = (said ?? {}) as { error?: string; fields?: Record<string, string>; data?: unknown };
    if (!fields) return { ok: false, notice: say(words.answers, error), body: data };
    return { ok: false, fields: Object.fromEntries(Object.entries(fields).map(([field, code]) => [field, say(words.fields, code)])) };
  } catch {
    return { ok: false, notice: words.answers.unreachable };
  }
}

const say = (texts: Readonly<Record<string, string>>, code: string): string =>
  (Object.hasOwn(texts, code) ? texts[code] : texts.other) ?? '';
