import styles from './own-row-bar.module.css';

/** A number in the bar with the reader's own row on wide screens, below what it is. */
export const OwnRowStat = ({ label, value }: { label: string; value: string }) => (
  <span className={styles.stat}>
    <small>{label}</small>
    <b>{value}</b>
  </span>
);
