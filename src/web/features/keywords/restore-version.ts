import { callApi } from '#web/ui/call-api.ts';

type Version = { readonly uniqueId: string; readonly lang: string; readonly toRevisionId: string; readonly textRevisionId: string };

/** Lets an old version stand again; the code of the refusal, or undefined when it stands. */
export async function restoreVersion({ uniqueId, ...version }: Version): Promise<string | undefined> {
  const { ok, body } = await callApi(`/api/keywords/${uniqueId}/restore`, { method: 'POST', json: version });
  return ok ? undefined : (body.error ?? 'other');
}
