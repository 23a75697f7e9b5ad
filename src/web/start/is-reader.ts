/** Asks the server whether the reader is signed in. Returns false without an answer. */
export async function isReader(): Promise<boolean> {
  try {
    const answer = await fetch('/api/auth/session');
    return Boolean(((await answer.json()) as { user?: unknown }).user);
  } catch {
    return false;
  }
}
