import { codeText } from '#domain/events/event-code.ts';
import type { EventPlan } from '#domain/events/plan/event-plan.ts';
import type { Localised } from '#domain/shared/language.ts';
import type { SavedVersion } from '#web/features/event-form/plan/use-plan.ts';
import type { AmendedEventJson, ClosedEventJson, EventDraftJson, EventVersionJson } from '#web/server/answer/response-types.ts';
import { callApi } from '#web/ui/call-api.ts';

/** Error code of a rejected API call, and one code per invalid field if the server names fields. */
export type Refused = { readonly error: string; readonly fields: Readonly<Record<string, string>> };
export type Answer<Value> = { readonly value: Value } | { readonly refused: Refused };

type Call = NonNullable<Parameters<typeof callApi>[1]>;

async function call<Value>(path: string, sent: Call): Promise<Answer<Value>> {
  const { ok, status, body } = await callApi(`/api/events${path}`, sent);
  if (ok) return { value: body as Value };
  return { refused: { error: body.error ?? (status === 0 ? 'unreachable' : 'other'), fields: body.fields ?? {} } };
}

const at = (code: number) => `/${codeText(code)}`;

/** Saves a draft: creates a new event, or replaces the version on which the draft is based. */
export const savePlan = (version: SavedVersion | undefined, code: number, plan: EventPlan) =>
  version
    ? call<EventVersionJson>(at(version.code), { method: 'PUT', json: plan, revisionId: version.revisionId })
    : call<EventVersionJson>('', { method: 'POST', json: { code, plan } });

export const readDraft = (code: number) => call<EventDraftJson>(`${at(code)}/draft`, { method: 'GET' });

export const openEvent = ({ code, revisionId }: SavedVersion) => call<EventVersionJson>(`${at(code)}/open`, { method: 'POST', revisionId });

export const closeEvent = (code: number) => call<ClosedEventJson>(`${at(code)}/close`, { method: 'POST' });

export const amendEvent = (code: number, reason: Localised) =>
  call<AmendedEventJson>(`${at(code)}/amendments`, { method: 'POST', json: { reason } });

export const changeTeam = (code: number, handle: string, teamId: number) =>
  call<unknown>(`${at(code)}/members/${encodeURIComponent(handle)}`, { method: 'PUT', json: { teamId } });

export const grantEvent = (code: number, handle: string, granted: boolean) =>
  call<unknown>(`${at(code)}/organisers/${encodeURIComponent(handle.trim())}`, { method: granted ? 'PUT' : 'DELETE' });
