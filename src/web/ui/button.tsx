import type { ComponentProps } from 'react';
import styles from './button.module.css';

export type ButtonVariant = 'primary' | 'default' | 'line' | 'ghost' | 'danger';

type Props = Omit<ComponentProps<'button'>, 'className'> & {
  variant?: ButtonVariant | undefined;
  size?: 's' | 'm' | 'wide' | undefined;
  busy?: boolean | undefined;
};

/** An action. One primary per view; while `busy` it cannot be pressed again. */
export function Button({ variant, size, busy, type = 'button', ...rest }: Props) {
  return <button {...rest} type={type} className={styles.button} data-variant={variant} data-size={size} aria-busy={busy || undefined} />;
}
