import { ChevronLeft, ChevronRight } from 'lucide-react';
import Link from 'next/link';
import styles from './page-links.module.css';

type PageLink = { href: string; label: string; current?: boolean | undefined; spoken?: string | undefined };
type Step = { href: string; label: string };
type Props = {
  label: string;
  /** The numbers to show; `undefined` is a gap between two of them. */
  pages: readonly (PageLink | undefined)[];
  previous?: Step | undefined;
  next?: Step | undefined;
};

/** Links to the pages of a long list. `spoken` is what a reader hears for a number: "Page 3". */
export function PageLinks({ label, pages, previous, next }: Props) {
  return (
    <nav className={styles.pages} aria-label={label}>
      <ul>
        {previous && (
          <li>
            <Link href={previous.href} rel="prev">
              <ChevronLeft data-icon="s" />
              {previous.label}
            </Link>
          </li>
        )}
        {pages.map((page, index) => (
          <li key={page?.href ?? `gap before ${pages[index + 1]?.href}`}>
            {page ? (
              <Link href={page.href} aria-label={page.spoken} aria-current={page.current ? 'page' : undefined}>
                {page.label}
              </Link>
            ) : (
              <span aria-hidden="true">…</span>
            )}
          </li>
        ))}
        {next && (
          <li>
            <Link href={next.href} rel="next">
              {next.label}
              <ChevronRight data-icon="s" />
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}
