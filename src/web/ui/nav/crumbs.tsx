import { Link } from '#web/ui/nav/link.tsx';
import styles from './crumbs.module.css';

type Crumb = { label: string; href?: string | undefined };
type Props = { label: string; items: readonly Crumb[] };

/** Shows breadcrumbs from the home page to the current page, which is not a link. */
export function Crumbs({ label, items }: Props) {
  return (
    <nav className={styles.crumbs} aria-label={label}>
      <ol>
        {items.map((item, index) => (
          <li key={item.href ?? item.label} aria-current={index === items.length - 1 ? 'page' : undefined}>
            {item.href === undefined ? item.label : <Link href={item.href}>{item.label}</Link>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
