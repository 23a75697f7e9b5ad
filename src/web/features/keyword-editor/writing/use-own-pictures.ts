import { useState } from 'react';
import type { Pictures } from '#web/features/keyword-editor/editor-context.ts';
import { pictureAddress } from '#web/ui/media/picture-address.ts';

/**
 * Manages pictures added while the page is open. The preview shows the local files until the server has published the
 * pictures.
 */
export function useOwnPictures() {
  const [pictures, setPictures] = useState<Pictures>({});
  const add = async (uploadId: string, file: File) => {
    const src = await pictureAddress(file);
    const { width, height } = await createImageBitmap(file).catch(() => ({ width: 0, height: 0 }));
    if (width > 0) setPictures((before) => ({ ...before, [uploadId]: { src, width, height } }));
  };
  return { pictures, add };
}
