import styles from './hash-text.module.css';

const GROUP = 4;

/** Shows a shortened hash that expands to the full hash for copying. */
export function HashText({ name, whole, hash }: { name: string; whole: string; hash: string }) {
  const groups = hash.match(new RegExp(`.{1,${GROUP}}`, 'g')) ?? [];
  return (
    <details className={styles.hash}>
      <summary title={hash}>
        {name}{' '}
        <b className="num">
          {groups.slice(0, 2).join(' ')} … {groups.slice(-2).join(' ')}
        </b>
      </summary>
      <code title={whole}>{hash}</code>
    </details>
  );
}
