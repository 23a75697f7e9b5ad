import type { ChoiceLink } from './choice-link.ts';
import { ChoiceList } from './choice-list.tsx';
import styles from './tab-links.module.css';

/** Tabs as links between related pages; the current one is underlined, in `--c` where set. */
export function TabLinks({ label, items }: { label: string; items: readonly ChoiceLink[] }) {
  return (
    <nav aria-label={label}>
      <ChoiceList label={label} items={items} className={styles.tabs} />
    </nav>
  );
}
