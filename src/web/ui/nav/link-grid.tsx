import { Link } from '#web/ui/nav/link.tsx';
import styles from './link-grid.module.css';

type Props = { items: readonly { id: number; href: string; label: string }[] };

/** Shows many numbered links in as many columns as fit. */
export function LinkGrid({ items }: Props) {
  return (
    <ul className={styles.grid}>
      {items.map(({ id, href, label }) => (
        <li key={id}>
          <Link href={href}>
            <span className="num">{id}</span> {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
