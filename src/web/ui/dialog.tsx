'use client'; // the browser's own dialog: it keeps the focus inside, and Escape closes it
import { type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react';
import styles from './dialog.module.css';

type Props = { open: boolean; onClose: () => void; label: string; size?: 'narrow' | 'wide' | 'full' | 'screen'; children: ReactNode };

/** Something that must be answered or closed before the page goes on. Its content exists only while it is open; what is marked `data-first` has the focus then. */
export function Dialog({ open, onClose, label, size = 'narrow', children }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!open) ref.current?.close();
    if (!open || ref.current?.open) return;
    ref.current?.showModal();
    ref.current?.querySelector<HTMLElement>('[data-first]')?.focus(); // a closed dialog takes no focus, so autoFocus comes too early
  }, [open]);
  // The browser tells that it has closed only later, when it may be open again: so `open` decides, and Escape asks.
  const askToClose = (event: SyntheticEvent) => {
    if (event.target !== ref.current) return; // a file that was not chosen is told in the same word
    event.preventDefault();
    onClose();
  };
  const hasClosed = () => {
    if (open && !ref.current?.open) onClose();
  };

  return (
    <dialog ref={ref} className={styles.dialog} data-size={size} aria-label={label} onCancel={askToClose} onClose={hasClosed}>
      {open && children}
    </dialog>
  );
}

/** The buttons at the foot of a dialog. */
export const DialogButtons = ({ children }: { children: ReactNode }) => <div className={styles.buttons}>{children}</div>;
