import styles from './code-block.module.css';

/** Shows lines of code. Long lines scroll inside the block; the first script makes it reachable by keyboard then. */
export const CodeBlock = ({ label, children }: { label: string; children: string }) => (
  <pre className={styles.code} data-scroller={label} translate="no">
    <code>{children}</code>
  </pre>
);
