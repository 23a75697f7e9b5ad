'use client'; // Client component: opens the large picture in a dialog.
import { useState } from 'react';
import { Maximize2, X } from '#web/ui/media/icons.tsx';
import { Dialog } from '#web/ui/page/dialog.tsx';
import styles from './evidence.module.css';

export type ShownPicture = { readonly src: string; readonly width: number; readonly height: number };
type Props = { small: ShownPicture; large: ShownPicture; labels: { text: string; enlarge: string; close: string } };

/** Shows the picture of a record. A click opens the picture in full size. */
export function PictureEvidence({ small, large, labels }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={styles.proof} aria-label={labels.enlarge} onClick={() => setOpen(true)}>
        {/* biome-ignore lint/performance/noImgElement: already resized by the worker */}
        <img {...small} alt={labels.text} decoding="async" />
        <span className={styles.enlarge}>
          <Maximize2 aria-hidden />
        </span>
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} label={labels.text} size="full">
        <button type="button" className={styles.close} aria-label={labels.close} onClick={() => setOpen(false)}>
          <X aria-hidden />
        </button>
        {/* biome-ignore lint/performance/noImgElement: already resized by the worker */}
        <img className={styles.large} {...large} alt={labels.text} />
      </Dialog>
    </>
  );
}
