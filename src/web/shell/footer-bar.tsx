// Client component so that its props are sent as one string, not as a second copy of its markup (decision 0112).
'use client';
import Link from 'next/link';
import { useMemo } from 'react';
import { type Packed, unpack } from '#web/ui/table/packed.ts';
import styles from './footer.module.css';

export type FooterData = {
  readonly site: string;
  readonly home: string;
  readonly lines: readonly string[];
  readonly label: string;
  readonly links: readonly (readonly [href: string, text: string])[];
};

/** Shows the footer: the site name, the copyright line and links to pages about the site. */
export function FooterBar({ data }: { data: Packed<FooterData> }) {
  const { site, home, lines, label, links } = useMemo(() => unpack(data), [data]);
  return (
    <footer className={styles.footer}>
      <div className={`wrap ${styles.row}`}>
        <div>
          <Link className={styles.site} href={home}>
            {site}
          </Link>
          <p>{lines.join(' ')}</p>
        </div>
        <nav className={styles.links} aria-label={label}>
          {links.map(([href, text]) => (
            <Link key={href} href={href}>
              {text}
            </Link>
          ))}
        </nav>
      </div>
    </footer>
  );
}
