import type { ComponentProps } from 'react';
import styles from './button.module.css';

export type ButtonVariant = 'primary' | 'default' | 'line' | 'ghost' | 'danger';

type Props = Omit<ComponentProps<'button'>, 'className'> & {
  variant?: ButtonVariant | undefined;
  size?: 's' | 'm' | 'wide' | undefined;
  busy?: boolean | undefined;
};

/** An action button. One primary per view; cannot be clicked again while `busy`. */
export function Button({ variant, size, busy, type = 'button', ...rest }: Props) {
  return <button {...rest} type={type} className={styles.button} data-variant={variant} data-size={size} aria-busy={busy || undefined} />;
}
