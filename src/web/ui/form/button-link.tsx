import type { ComponentProps } from 'react';
import { Link } from '#web/ui/nav/link.tsx';
import styles from './button.module.css';
import type { ButtonVariant } from './button.tsx';

type Props = Omit<ComponentProps<typeof Link>, 'className'> & {
  variant?: ButtonVariant | undefined;
  size?: 's' | 'm' | 'wide' | undefined;
};

/** A link that looks like a button. Use it for navigation, and `Button` for actions. */
export function ButtonLink({ variant, size, ...rest }: Props) {
  return <Link {...rest} className={styles.button} data-variant={variant} data-size={size} />;
}
