import { Link } from '#web/ui/nav/link.tsx';
import styles from './link-grid.module.css';

type Props = { items: readonly { id: number; href: string; label: string; note?: string }[]; isNumbered?: boolean };

/** Shows many links, with their numbers, in as many columns as fit. A note marks some of them. */
export function LinkGrid({ items, isNumbered = true }: Props) {
  return (
    <ul className={styles.grid}>
      {items.map(({ id, href, label, note }) => (
        <li key={id}>
          <Link href={href}>
            {isNumbered && <span className="num">{id}</span>} {label} {note !== undefined && <small>{note}</small>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
