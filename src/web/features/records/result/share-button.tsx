'use client'; // Client component: uses the share sheet of the device, or the clipboard.
import { useEffect, useState } from 'react';
import type { PostResultWords } from '#web/i18n/post-result-words.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Share2 } from '#web/ui/media/icons.tsx';
import { type SharedResult, ShareSheet } from './share-sheet.tsx';

type Props = { shared: SharedResult; words: PostResultWords };

/** Opens the device's share sheet with picture, text and link or, where there is none, a sheet of our own. */
export function ShareButton({ shared, words }: Props) {
  const [open, setOpen] = useState(false);
  const file = usePictureFile(shared);
  const share = async () => {
    if (!canShare()) return setOpen(true);
    const data = { text: shared.text, url: `${location.origin}${shared.path}` };
    const withPicture = file && { ...data, files: [file] };
    try {
      await navigator.share(withPicture && navigator.canShare?.(withPicture) ? withPicture : data);
    } catch (cause) {
      // Closing the share sheet is an AbortError.
      if (!(cause instanceof DOMException && cause.name === 'AbortError')) setOpen(true);
    }
  };
  return (
    <>
      <Button variant="primary" size="wide" onClick={share}>
        <Share2 aria-hidden />
        {words.share}
      </Button>
      <ShareSheet open={open} onClose={() => setOpen(false)} shared={shared} words={words} />
    </>
  );
}

const canShare = () => typeof navigator.share === 'function';

/** Loads the picture before it is needed, because a browser only shares directly after a tap. */
function usePictureFile({ picture, fileName }: SharedResult): File | undefined {
  const [file, setFile] = useState<File>();
  useEffect(() => {
    if (!canShare()) return;
    const load = async () => {
      const response = await fetch(picture);
      if (response.ok) setFile(new File([await response.blob()], fileName, { type: 'image/png' }));
    };
    load().catch(() => {}); // Text and link are shared without the picture.
  }, [picture, fileName]);
  return file;
}
