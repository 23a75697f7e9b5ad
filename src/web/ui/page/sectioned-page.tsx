import type { ReactNode } from 'react';
import { Link } from '#web/ui/nav/link.tsx';
import styles from './sectioned-page.module.css';

export type Place = { key: string; href: string; icon: ReactNode; label: string; isCurrent?: boolean; count?: number | undefined };

type Props = { title: string; menuLabel: string; places: readonly Place[]; children: ReactNode };

/**
 * A page of sections with a menu beside them. Below 960px, the menu is a horizontally scrolling row above the sections.
 */
export function SectionedPage({ title, menuLabel, places, children }: Props) {
  return (
    <>
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.page}>
        <nav className={styles.nav} aria-label={menuLabel}>
          {places.map(({ key, href, icon, label, isCurrent, count }) => (
            <Link key={key} href={href} aria-current={isCurrent ? 'page' : undefined}>
              {icon}
              {label}
              {count ? <span className={styles.count}>{count}</span> : null}
            </Link>
          ))}
        </nav>
        <div className={styles.sections}>{children}</div>
      </div>
    </>
  );
}
