import type { ReactNode } from 'react';
import { Check } from '#web/ui/media/icons.tsx';
import styles from './option.module.css';

type Props = {
  type: 'checkbox' | 'radio';
  name: string;
  value?: string;
  isChosen: boolean;
  className: string | undefined;
  children: ReactNode;
};

/** A large option with a tick: a native checkbox or radio button under a card. */
export function Option({ type, name, value = 'on', isChosen, className, children }: Props) {
  return (
    <label className={`${styles.option} ${className}`}>
      <input type={type} name={name} value={value} defaultChecked={isChosen} />
      {children}
      <span className={styles.tick} aria-hidden>
        <Check />
      </span>
    </label>
  );
}
