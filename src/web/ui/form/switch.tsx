import type { ComponentProps } from 'react';
import styles from './switch.module.css';

type Props = Omit<ComponentProps<'button'>, 'className' | 'type' | 'role' | 'aria-checked' | 'aria-label'> & { label: string; on: boolean };

/** A switch that takes effect immediately. The position of the knob shows the state without relying on colour. */
export function Switch({ label, on, ...rest }: Props) {
  return <button {...rest} type="button" role="switch" className={styles.switch} aria-checked={on} aria-label={label} />;
}
