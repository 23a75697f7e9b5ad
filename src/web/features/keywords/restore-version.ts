type Version = { readonly uniqueId: string; readonly lang: string; readonly toRevisionId: string; readonly textRevisionId: string };

/** Lets an old version stand again; the code of the refusal, or undefined when it stands. It never throws. */
export async function restoreVersion({ uniqueId, ...version }: Version): Promise<string | undefined> {
  try {
    const response = await fetch(`/api/keywords/${uniqueId}/restore`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(version),
    });
    if (response.ok) return undefined;
    const { error = 'other' }: { error?: string } = await response.json();
    return error;
  } catch {
    return 'other';
  }
}
