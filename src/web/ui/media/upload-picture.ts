export type UploadFailure =
  | 'too-large'
  | 'not-an-image'
  | 'too-many-pixels'
  | 'login-required'
  | 'too-many-tries'
  | 'uploads-closed'
  | 'read-only'
  | 'upload-failed';

const FAILURES: Readonly<Record<number, UploadFailure>> = {
  401: 'login-required',
  413: 'too-large',
  415: 'not-an-image',
  422: 'too-many-pixels',
  429: 'too-many-tries',
};
// For these errors, the error code is more specific than the status.
const BY_CODE = ['uploads-closed', 'read-only'] as const;
const GIVE_UP_AFTER_MS = 60_000; // Enough for 5 MB over a poor connection.

/** Uploads a picture. Returns its id, or the reason why it was rejected. Never throws. */
export async function uploadPicture(
  file: File,
  mostBytes: number,
  stop?: AbortSignal,
): Promise<{ readonly uploadId: string } | { readonly failure: UploadFailure }> {
  if (file.size > mostBytes) return { failure: 'too-large' };
  const body = new FormData();
  body.set('file', file);
  try {
    const signal = AbortSignal.any([AbortSignal.timeout(GIVE_UP_AFTER_MS), ...(stop ? [stop] : [])]);
    const response = await fetch('/api/uploads', { method: 'POST', body, signal });
    const result = (await response.json().catch(() => ({}))) as { uploadId?: string; error?: string };
    if (response.ok && result.uploadId !== undefined) return { uploadId: result.uploadId };
    return { failure: BY_CODE.find((code) => code === result.error) ?? FAILURES[response.status] ?? 'upload-failed' };
  } catch {
    return { failure: 'upload-failed' };
  }
}
