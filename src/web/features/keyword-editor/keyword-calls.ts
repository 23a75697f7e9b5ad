import { KEYWORD_LIMITS, type KeywordField } from '#domain/keywords/limits.ts';
import { fill } from '#web/i18n/fill.ts';
import { sentenceFor } from '#web/i18n/sentence-for.ts';
import type { KeywordConflictJson } from '#web/server/answer/response-types.ts';
import { callApi } from '#web/ui/call-api.ts';
import type { FormAnswer } from '#web/ui/form/form.tsx';
import type { EditorEntry, EditorWords } from './editor-context.ts';
import type { StoredDraft } from './stored-drafts.ts';

export type Conflict = KeywordConflictJson;

const call = (path: string, sent?: Parameters<typeof callApi>[1]) => callApi<{ readonly data: unknown }>(`/api/keywords${path}`, sent);

export type Saved = 'saved' | { readonly conflict: Conflict } | { readonly newKey: true } | { readonly refused: FormAnswer };

/** Sends a draft as a new entry, or as an update of the version on which it is based. */
export async function saveKeyword(uniqueId: string | undefined, draft: StoredDraft, words: EditorWords): Promise<Saved> {
  const { lang, version, base, key } = draft;
  const sent = { lang, ...version };
  const { status, body } =
    uniqueId === undefined || base === undefined
      ? await call('', { method: 'POST', json: sent, headers: { 'idempotency-key': key } })
      : await call(`/${uniqueId}`, {
          method: 'PATCH',
          json: { ...sent, base: { revisionId: base.revisionId, textRevisionId: base.textRevisionId } },
        });
  if (status === 200 || status === 201) return 'saved';
  if (status === 409 && body.error === 'stale' && body.data) return { conflict: body.data as Conflict };
  if (body.error === 'key-reused') return { newKey: true };
  if (body.error === 'name-taken') return { refused: { fields: fieldSentences(words, { name: 'name-taken' }) } };
  if (body.fields) return { refused: { fields: fieldSentences(words, body.fields) } };
  return { refused: { callout: errorSentence(words, status === 0 ? 'unreachable' : body.error) } };
}

/** Changes an entry's flag. Returns the updated entry or an error message. */
export async function changeFlag(entry: EditorEntry, flag: number, words: EditorWords): Promise<EditorEntry | string> {
  const path = `/${entry.uniqueId}`;
  const { status, body } = await call(`${path}/flag`, { method: 'PATCH', json: { flag, revisionId: entry.revisionId } });
  if (status !== 200) return errorSentence(words, status === 0 ? 'unreachable' : body.error);
  const after = await call(path);
  return after.status === 200 ? (after.body.data as EditorEntry) : { ...entry, flag, may: { edit: false, flags: [] } };
}

/** Converts error codes by field name into error messages by field name. */
export function fieldSentences({ fieldErrors }: EditorWords, codes: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const sentence = (field: string, code: string) =>
    fill(sentenceFor(fieldErrors, code), { limit: (KEYWORD_LIMITS[field as KeywordField] ?? 0).toLocaleString('en') });
  return Object.fromEntries(Object.entries(codes).map(([field, code]) => [field, sentence(field, code)]));
}

const errorSentence = ({ errors }: EditorWords, code = 'other') => sentenceFor(errors, code);
