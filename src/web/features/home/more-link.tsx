import type { ReactNode } from 'react';
import { Link } from '#web/ui/nav/link.tsx';
import styles from './home-page.module.css';

/** Links from a card to the page with the full list. */
export function MoreLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link className={styles.more} href={href}>
      {children}
    </Link>
  );
}
