import type { ComponentProps } from 'react';
import styles from './switch.module.css';

type Props = Omit<ComponentProps<'button'>, 'className' | 'type' | 'role' | 'aria-checked' | 'aria-label'> & { label: string; on: boolean };

/** On or off, at once. The knob's place says it as well as the colour. */
export function Switch({ label, on, ...rest }: Props) {
  return <button {...rest} type="button" role="switch" className={styles.switch} aria-checked={on} aria-label={label} />;
}
