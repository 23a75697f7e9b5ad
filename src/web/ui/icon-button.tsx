import type { ComponentProps } from 'react';
import styles from './icon-button.module.css';

type Props = Omit<ComponentProps<'button'>, 'className' | 'type'> & { 'aria-label': string };

/** An action that is an icon alone, and therefore has a name. */
export function IconButton(props: Props) {
  return <button {...props} type="button" className={styles.button} />;
}
