import type { KeptPicture } from './kept-draft.ts';

export type UploadFailure = 'too-large' | 'not-an-image' | 'too-many-pixels' | 'login-required' | 'too-many-tries' | 'upload-failed';

const FAILURES: Readonly<Record<number, UploadFailure>> = {
  401: 'login-required',
  413: 'too-large',
  415: 'not-an-image',
  422: 'too-many-pixels',
  429: 'too-many-tries',
};
const GIVE_UP_AFTER_MS = 60_000; // 5 MB over a poor connection

/** Hands a picture in; gives what the draft keeps of it, or why it was not taken. It never throws. */
export async function uploadPicture(file: File, mostBytes: number, stop: AbortSignal): Promise<KeptPicture | UploadFailure> {
  if (file.size > mostBytes) return 'too-large';
  const body = new FormData();
  body.set('file', file);
  try {
    const signal = AbortSignal.any([stop, AbortSignal.timeout(GIVE_UP_AFTER_MS)]);
    const response = await fetch('/api/uploads', { method: 'POST', body, signal });
    if (!response.ok) return FAILURES[response.status] ?? 'upload-failed';
    const { uploadId } = (await response.json()) as { uploadId: string };
    return { uploadId, name: file.name, bytes: file.size };
  } catch {
    return 'upload-failed';
  }
}
