import type { ComponentProps } from 'react';
import styles from './toast.module.css';

/** A message that floats over the lower edge of the page so that nothing shifts. */
export const Toast = ({ side, ...props }: ComponentProps<'aside'> & { side: 'start' | 'end' }) => (
  <aside {...props} className={styles.toast} data-side={side} />
);

/** Class name of a link in a toast. */
export const toastAct = styles.act;
