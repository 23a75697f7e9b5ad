import type { ReactNode } from 'react';
import { ChoiceList } from '#web/ui/form/choice-list.tsx';
import { ChevronDown } from '#web/ui/media/icons.tsx';
import type { ChoiceLink } from './choice-link.ts';
import styles from './filter-bar.module.css';

/** One filter: its choices as links, and further content below them, such as a form for a day. */
export type FilterCell = {
  readonly label: string;
  readonly items: readonly ChoiceLink[];
  /** Whether the filter hides something, so that the choice is highlighted. */
  readonly isSet?: boolean | undefined;
  readonly after?: ReactNode;
};

/**
 * Shows the filters of a list on phones, in one line. Each opens its choices below the bar, also without JavaScript. Hidden
 * on wide screens.
 */
export function FilterBar({ label, cells }: { label: string; cells: readonly FilterCell[] }) {
  return (
    <nav className={styles.bar} aria-label={label}>
      {cells.map(({ label: name, items, isSet, after }) => {
        const chosen = items.find(({ current }) => current);
        // A different choice changes the key, which closes the list after a selection.
        return (
          <details key={`${name} ${chosen?.href}`} className={styles.cell} name="filter-bar">
            <summary className={styles.open} data-set={isSet || undefined}>
              <small>{name}</small>
              <b>
                <span>{chosen?.label}</span>
                <ChevronDown aria-hidden />
              </b>
            </summary>
            <div className={styles.choices}>
              <ChoiceList label={name} items={items} />
              {after}
            </div>
          </details>
        );
      })}
    </nav>
  );
}
