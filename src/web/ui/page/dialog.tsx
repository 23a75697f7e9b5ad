'use client'; // Client component: opens over the page.
import type { ReactNode } from 'react';
import styles from './dialog.module.css';
import { useModal } from './use-modal.ts';

type Props = { open: boolean; onClose: () => void; label: string; size?: 'narrow' | 'wide' | 'full' | 'screen'; children: ReactNode };

/** A modal dialog. Its content is rendered only while it is open. */
export const Dialog = ({ open, onClose, label, size = 'narrow', children }: Props) => (
  <dialog {...useModal(open, onClose)} className={styles.dialog} data-size={size} aria-label={label}>
    {open && children}
  </dialog>
);

/** The buttons at the bottom of a dialog. */
export const DialogButtons = ({ children }: { children: ReactNode }) => <div className={styles.buttons}>{children}</div>;
