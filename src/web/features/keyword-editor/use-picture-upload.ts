import { useState } from 'react';
import { MAX_UPLOAD_BYTES } from '#domain/evidence/image-rules.ts';
import type { EditorWords } from './editor-frame.ts';

type PictureCode = keyof EditorWords['picture'];

const FAILURES: Readonly<Record<number, PictureCode>> = {
  401: 'login-required',
  413: 'too-large',
  415: 'not-an-image',
  422: 'too-many-pixels',
  429: 'too-many-tries',
};
const GIVE_UP_AFTER_MS = 60_000; // 5 MB over a poor connection

/** Hands pictures in, one after the other; `code` says how the last one fares. */
export function usePictureUpload(onTaken: (uploadId: string, file: File) => void) {
  const [code, setCode] = useState<PictureCode>();
  const pick = async (file: File) => {
    setCode('sending');
    const taken = await upload(file);
    setCode('failure' in taken ? taken.failure : 'done');
    if ('uploadId' in taken) onTaken(taken.uploadId, file);
  };
  return { code, pick };
}

async function upload(file: File): Promise<{ readonly uploadId: string } | { readonly failure: PictureCode }> {
  if (file.size > MAX_UPLOAD_BYTES) return { failure: 'too-large' };
  const body = new FormData();
  body.set('file', file);
  try {
    const response = await fetch('/api/uploads', { method: 'POST', body, signal: AbortSignal.timeout(GIVE_UP_AFTER_MS) });
    return response.ok ? ((await response.json()) as { uploadId: string }) : { failure: FAILURES[response.status] ?? 'upload-failed' };
  } catch {
    return { failure: 'upload-failed' };
  }
}
