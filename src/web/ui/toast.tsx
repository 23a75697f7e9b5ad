import type { ComponentProps } from 'react';
import styles from './toast.module.css';

/** A line that floats over the page's lower edge, so that nothing moves. */
export const Toast = ({ side, ...props }: ComponentProps<'aside'> & { side: 'start' | 'end' }) => (
  <aside {...props} className={styles.toast} data-side={side} />
);

/** The look of a link in a toast. */
export const toastAct = styles.act;
