import { ChoiceList } from '#web/ui/form/choice-list.tsx';
import type { ChoiceLink } from './choice-link.ts';
import styles from './tab-links.module.css';

/** Shows tabs as links between related pages. The current tab is underlined in the colour `--c` if it is set. */
export function TabLinks({ label, items }: { label: string; items: readonly ChoiceLink[] }) {
  return (
    <nav aria-label={label}>
      <ChoiceList label={label} items={items} className={styles.tabs} />
    </nav>
  );
}
