import Link from 'next/link';
import type { ChoiceLink } from './choice-link.ts';
import styles from './segmented-links.module.css';

type Props = { label: string; items: readonly ChoiceLink[] };

/** Two to five choices that are always visible, as links; the chosen one is marked for eyes and for readers. */
export function SegmentedLinks({ label, items }: Props) {
  return (
    <ul className={styles.segments} aria-label={label}>
      {items.map((item) => (
        <li key={item.href}>
          <Link href={item.href} aria-current={item.current ? 'true' : undefined} scroll={false}>
            {item.icon}
            {item.label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
