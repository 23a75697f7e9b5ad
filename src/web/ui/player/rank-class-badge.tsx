import styles from './rank-class-badge.module.css';

export type RankClassKey = `${'d' | 'c' | 'b' | 'a' | 's'}${1 | 2 | 3}` | 'master';

type Props = { classKey: RankClassKey; label: string };

/**
 * A leaf-shaped badge that shows the rank class as text. The family determines the colour, and the step within the
 * family determines its lightness.
 */
export function RankClassBadge({ classKey, label }: Props) {
  return (
    <span className={styles.badge} data-class={classKey}>
      {label}
    </span>
  );
}
