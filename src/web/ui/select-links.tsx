import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ChoiceLink } from './choice-link.ts';
import { ChoiceList } from './choice-list.tsx';
import styles from './select-links.module.css';

type Props = {
  /** What is chosen here, for screen readers: "Year". */
  label: string;
  items: readonly ChoiceLink[];
  icon?: ReactNode;
  /** Lists of the same group close one another. */
  group?: string | undefined;
  /** What follows the choices, where a list of them is not enough. */
  after?: ReactNode;
};

/** A long list of choices behind the chosen one. The browser's own disclosure: opens by key and without JavaScript. */
export function SelectLinks({ label, items, icon, group, after }: Props) {
  const current = items.find((item) => item.current);
  // The key closes the list after a choice: another current link is another element.
  return (
    <details key={current?.href} className={styles.select} name={group}>
      <summary>
        {icon}
        <span className="sr">{label}: </span>
        {current?.label}
        <ChevronDown className={styles.chevron} data-icon="s" />
      </summary>
      <div className={styles.panel}>
        <ChoiceList label={label} items={items} />
        {after}
      </div>
    </details>
  );
}
