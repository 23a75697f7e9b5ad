import type { ComponentProps } from 'react';
import styles from './switch.module.css';

type Props = Omit<ComponentProps<'button'>, 'className' | 'type' | 'role' | 'aria-checked' | 'aria-label'> & { label: string; on: boolean };

/** An on/off switch with immediate effect. The knob's position shows the state without colour. */
export function Switch({ label, on, ...rest }: Props) {
  return <button {...rest} type="button" role="switch" className={styles.switch} aria-checked={on} aria-label={label} />;
}
