'use client'; // Client component: opens over the page.
import type { ReactNode } from 'react';
import { useModal } from '#web/ui/use-modal.ts';
import styles from './dialog.module.css';

type Props = {
  open: boolean;
  onClose: () => void;
  label: string;
  size?: 'narrow' | 'wide' | 'form' | 'full' | 'screen';
  children: ReactNode;
};

/** A modal dialog. Its content is rendered only while it is open. A `form` is wide, and fills the screen of a phone. */
export const Dialog = ({ open, onClose, label, size = 'narrow', children }: Props) => (
  <dialog {...useModal(open, onClose)} className={styles.dialog} data-size={size} aria-label={label}>
    {open && children}
  </dialog>
);

/** The buttons at the bottom of a dialog. */
export const DialogButtons = ({ children }: { children: ReactNode }) => <div className={styles.buttons}>{children}</div>;
