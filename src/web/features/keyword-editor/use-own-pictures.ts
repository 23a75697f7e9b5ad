import { useState } from 'react';
import type { Pictures } from './editor-frame.ts';

/** The pictures that were put in while the page is open: the preview shows their files until the server has made its sizes of them. */
export function useOwnPictures() {
  const [pictures, setPictures] = useState<Pictures>({});
  const add = async (uploadId: string, file: File) => {
    const src = await readAsAddress(file);
    const { width, height } = await createImageBitmap(file).catch(() => ({ width: 0, height: 0 }));
    if (width > 0) setPictures((before) => ({ ...before, [uploadId]: { src, width, height } }));
  };
  return { pictures, add };
}

// As a data: address, because the page's policy takes pictures from nowhere else.
const readAsAddress = (file: File): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsDataURL(file);
  });
