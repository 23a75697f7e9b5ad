import Link from 'next/link';
import type { ReactNode } from 'react';
import styles from './home-page.module.css';

/** Links from a card to the page with the full list. */
export function MoreLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link className={styles.more} href={href} prefetch={false}>
      {children}
    </Link>
  );
}
