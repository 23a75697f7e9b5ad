import styles from './or-line.module.css';

/** Separates two ways to log in: the word "or" between two lines. */
export const OrLine = ({ children }: { children: string }) => <div className={styles.or}>{children}</div>;
