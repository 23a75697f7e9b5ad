import { ChoiceList } from '#web/ui/form/choice-list.tsx';
import type { ChoiceLink } from './choice-link.ts';
import styles from './segmented-links.module.css';

type Props = { label: string; items: readonly ChoiceLink[] };

/** Shows two to five options as links, all visible at once. */
export function SegmentedLinks({ label, items }: Props) {
  return <ChoiceList label={label} items={items} className={styles.segments} />;
}
