'use client'; // Client component. The native dialog element traps the focus and closes on Escape.
import { type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react';
import styles from './dialog.module.css';

type Props = { open: boolean; onClose: () => void; label: string; size?: 'narrow' | 'wide' | 'full' | 'screen'; children: ReactNode };

/**
 * A modal dialog. Its content is rendered only while it is open, and an element marked `data-first` receives the focus.
 */
export function Dialog({ open, onClose, label, size = 'narrow', children }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!open) ref.current?.close();
    if (!open || ref.current?.open) return;
    ref.current?.showModal();
    // Elements in a closed dialog cannot be focused, so autoFocus would be too early.
    ref.current?.querySelector<HTMLElement>('[data-first]')?.focus();
  }, [open]);
  // The close event fires late, when the dialog may be open again. The `open` prop is authoritative, and Escape only
  // requests closing.
  const askToClose = (event: SyntheticEvent) => {
    if (event.target !== ref.current) return; // A cancelled file picker fires the same event.
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

/** The buttons at the bottom of a dialog. */
export const DialogButtons = ({ children }: { children: ReactNode }) => <div className={styles.buttons}>{children}</div>;
