import { useState } from 'react';
import { MAX_UPLOAD_BYTES } from '#domain/evidence/image-rules.ts';
import type { EditorWords } from '#web/features/keyword-editor/editor-context.ts';
import { uploadPicture } from '#web/ui/media/upload-picture.ts';

/** Uploads pictures one at a time. `code` is the state of the latest upload. */
export function usePictureUpload(onTaken: (uploadId: string, file: File) => void) {
  const [code, setCode] = useState<keyof EditorWords['picture']>();
  const pick = async (file: File) => {
    setCode('sending');
    const taken = await uploadPicture(file, MAX_UPLOAD_BYTES);
    setCode('failure' in taken ? taken.failure : 'done');
    if ('uploadId' in taken) onTaken(taken.uploadId, file);
  };
  return { code, pick };
}
