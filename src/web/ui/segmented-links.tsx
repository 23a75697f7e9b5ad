import type { ChoiceLink } from './choice-link.ts';
import { ChoiceList } from './choice-list.tsx';
import styles from './segmented-links.module.css';

type Props = { label: string; items: readonly ChoiceLink[] };

/** Two to five visible options, as links. */
export function SegmentedLinks({ label, items }: Props) {
  return <ChoiceList label={label} items={items} className={styles.segments} />;
}
