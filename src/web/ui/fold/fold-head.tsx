import type { ReactNode } from 'react';
import { ChevronDown } from '#web/ui/media/icons.tsx';
import styles from './fold-head.module.css';

type Props = {
  /** What is folded, for screen readers, such as "Show Dew Eggs". */
  label: string;
  isOpen: boolean;
  /** Name under which the browser remembers whether it is open. */
  remember?: string | undefined;
  children: ReactNode;
};

/**
 * The head of a section that is folded on phones: whatever follows it in its parent. Works without JavaScript, because a
 * check box covers the head. Wide screens show everything, without the check box.
 */
export function FoldHead({ label, isOpen, remember, children }: Props) {
  return (
    <div className={styles.head} data-fold-head="">
      {children}
      <ChevronDown className={styles.chevron} />
      <input type="checkbox" className={styles.toggle} aria-label={label} defaultChecked={isOpen} data-remember={remember} />
    </div>
  );
}
