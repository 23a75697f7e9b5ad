import type { ComponentProps } from 'react';
import styles from './icon-button.module.css';

type Props = Omit<ComponentProps<'button'>, 'className' | 'type'> & { 'aria-label': string };

/** A button that contains only an icon and therefore requires a label. */
export function IconButton(props: Props) {
  return <button {...props} type="button" className={styles.button} />;
}
