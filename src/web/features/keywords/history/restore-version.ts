import { callApi } from '#web/ui/call-api.ts';

type Version = { readonly uniqueId: string; readonly lang: string; readonly toRevisionId: string; readonly textRevisionId: string };

/** Restores an old version of an entry. Returns undefined on success and an error code on failure. */
export async function restoreVersion({ uniqueId, ...version }: Version): Promise<string | undefined> {
  const { ok, body } = await callApi(`/api/keywords/${uniqueId}/restore`, { method: 'POST', json: version });
  return ok ? undefined : (body.error ?? 'other');
}
