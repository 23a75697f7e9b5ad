import type { ComponentProps } from 'react';
import styles from './button.module.css';

export type ButtonVariant = 'primary' | 'default' | 'line' | 'ghost' | 'danger';

type Props = Omit<ComponentProps<'button'>, 'className'> & {
  variant?: ButtonVariant | undefined;
  size?: 's' | 'm' | 'wide' | undefined;
  busy?: boolean | undefined;
};

/** A button for an action. Each page should have only one primary button. A busy button cannot be clicked again. */
export function Button({ variant, size, busy, type = 'button', ...rest }: Props) {
  return <button {...rest} type={type} className={styles.button} data-variant={variant} data-size={size} aria-busy={busy || undefined} />;
}
