/** Returns whether an edge cache answers at all, with any status. */
export async function edgeAnswers(url: string, withinMs: number): Promise<boolean> {
  try {
    const response = await fetch(new URL('/healthz', url), { redirect: 'manual', signal: AbortSignal.timeout(withinMs) });
    await response.body?.cancel();
    return true;
  } catch {
    return false;
  }
}
