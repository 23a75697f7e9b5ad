import styles from './rank-class-badge.module.css';

export type RankClassKey = `${'d' | 'c' | 'b' | 'a' | 's'}${1 | 2 | 3}` | 'master';

type Props = { classKey: RankClassKey; label: string };

/** A leaf-shaped badge with a dot: colour by family, lightness by step, and the class as text. */
export function RankClassBadge({ classKey, label }: Props) {
  return (
    <span className={styles.badge} data-class={classKey}>
      {label}
    </span>
  );
}
