import type { ReactNode } from 'react';
import { ChoiceList } from '#web/ui/form/choice-list.tsx';
import { ChevronDown } from '#web/ui/media/icons.tsx';
import type { ChoiceLink } from './choice-link.ts';
import styles from './select-links.module.css';

type Props = {
  /** Name of the choice for screen readers, such as "Year". */
  label: string;
  items: readonly ChoiceLink[];
  icon?: ReactNode;
  /** Class of a label that some screens show. Without it, the label is for screen readers. */
  labelClass?: string | undefined;
  /** Opening one list closes the others in the same group. */
  group?: string | undefined;
  /** Additional content below the options. */
  after?: ReactNode;
};

/**
 * Shows a long list of options behind the selected one. Uses a native details element, which works by keyboard and
 * without JavaScript.
 */
export function SelectLinks({ label, items, icon, labelClass, group, after }: Props) {
  const current = items.find((item) => item.current);
  // A different current link changes the key, which remounts the element and closes the list after a selection.
  return (
    <details key={current?.href} className={styles.select} name={group}>
      <summary>
        {icon}
        {labelClass ? (
          <span className={labelClass}>
            {label}
            <span className="sr">: </span>
          </span>
        ) : (
          <span className="sr">{label}: </span>
        )}
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
