'use client'; // Client component: uses the clipboard.
import { useState } from 'react';
import type { PostResultWords } from '#web/i18n/post-result-words.ts';
import { Copy, Download, Link2 } from '#web/ui/media/icons.tsx';
import { Sheet } from '#web/ui/page/sheet/sheet.tsx';
import styles from './share-sheet.module.css';

/** What a player shares about a record. Paths are on this site. */
export type SharedResult = { readonly text: string; readonly path: string; readonly picture: string; readonly fileName: string };

type Props = { open: boolean; onClose: () => void; shared: SharedResult; words: PostResultWords };

/** Offers the picture, the text and the link of a record where the device has no share sheet. */
export function ShareSheet({ open, onClose, shared, words }: Props) {
  const [status, setStatus] = useState('');
  const copy = async (text: string, done: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setStatus(done);
    } catch {
      setStatus(words.notCopied);
    }
  };
  return (
    <Sheet open={open} onClose={onClose} label={words.share} closeLabel={words.close}>
      {/* biome-ignore lint/performance/noImgElement: drawn by the server in this size */}
      <img className={styles.card} src={shared.picture} width={1200} height={630} alt={words.card} />
      <p className={styles.text}>{shared.text}</p>
      <ul className={styles.ways}>
        <li>
          <a href={shared.picture} download={shared.fileName}>
            {words.savePicture}
            <Download aria-hidden />
          </a>
        </li>
        <li>
          <button type="button" onClick={() => copy(shared.text, words.textCopied)}>
            {words.copyText}
            <Copy aria-hidden />
          </button>
        </li>
        <li>
          <button type="button" onClick={() => copy(`${location.origin}${shared.path}`, words.linkCopied)}>
            {words.copyLink}
            <Link2 aria-hidden />
          </button>
        </li>
      </ul>
      <p className={styles.status} role="status">
        {status}
      </p>
    </Sheet>
  );
}
