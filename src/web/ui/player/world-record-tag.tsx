import styles from './world-record-tag.module.css';

type Props = { label: string; meaning?: string | undefined };

/**
 * Shows the star of a current world record. Screen readers announce `meaning` in place of a short label, such as "World
 * record" for WR.
 */
export function WorldRecordTag({ label, meaning }: Props) {
  return (
    <span className={styles.tag}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 2l2.7 6.2 6.7.7-5 4.5 1.4 6.6L12 16.6l-5.8 3.4 1.4-6.6-5-4.5 6.7-.7z" />
      </svg>
      <span aria-hidden={meaning === undefined ? undefined : true}>{label}</span>
      {meaning !== undefined && <span className="sr">{meaning}</span>}
    </span>
  );
}
