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

type Options = {
  readonly stop?: AbortSignal;
  /** Called with the part that has been sent, from 0 to 1. */
  readonly onProgress?: (part: number) => void;
};

/** Uploads a picture. Returns its id, or the reason why it was rejected. Never throws. */
export async function uploadPicture(
  file: File,
  mostBytes: number,
  options: Options = {},
): Promise<{ readonly uploadId: string } | { readonly failure: UploadFailure }> {
  if (file.size > mostBytes) return { failure: 'too-large' };
  const body = new FormData();
  body.set('file', file);
  const { status, result } = await send(body, options);
  if (status >= 200 && status < 300 && result.uploadId !== undefined) return { uploadId: result.uploadId };
  return { failure: BY_CODE.find((code) => code === result.error) ?? FAILURES[status] ?? 'upload-failed' };
}

type Sent = { readonly status: number; readonly result: { readonly uploadId?: string; readonly error?: string } };

// Uses XMLHttpRequest, because fetch does not report how much has been sent. The status is 0 without a response.
function send(body: FormData, { stop, onProgress }: Options): Promise<Sent> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', '/api/uploads');
    request.responseType = 'json';
    request.timeout = GIVE_UP_AFTER_MS;
    request.upload.onprogress = ({ loaded, total }) => total > 0 && onProgress?.(loaded / total);
    request.onloadend = () => resolve({ status: request.status, result: (request.response as Sent['result'] | null) ?? {} });
    stop?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(body);
  });
}
