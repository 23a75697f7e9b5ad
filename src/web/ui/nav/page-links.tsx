import { ChevronLeft, ChevronRight } from '#web/ui/media/icons.tsx';
import { Link } from '#web/ui/nav/link.tsx';
import { nearPages } from './near-pages.ts';
import styles from './page-links.module.css';

type Props = {
  page: number;
  pages: number;
  hrefOf: (page: number) => string;
  words: { label: string; previous: string; next: string; page: (page: number) => string };
};

/** Shows pagination links, or nothing for a single page. Screen readers announce a page number as "Page 3". */
export function PageLinks({ page, pages, hrefOf, words }: Props) {
  if (pages === 1) return null;
  const shown = nearPages(page, pages);
  return (
    <nav className={styles.pages} aria-label={words.label}>
      <ul>
        {page > 1 && (
          <li>
            <Link href={hrefOf(page - 1)} rel="prev">
              <ChevronLeft data-icon="s" />
              {words.previous}
            </Link>
          </li>
        )}
        {shown.map((each, index) => (
          <li key={each ?? `gap before ${shown[index + 1]}`}>
            {each === undefined ? (
              <span aria-hidden="true">…</span>
            ) : (
              <Link href={hrefOf(each)} aria-label={words.page(each)} aria-current={each === page ? 'page' : undefined}>
                {each}
              </Link>
            )}
          </li>
        ))}
        {page < pages && (
          <li>
            <Link href={hrefOf(page + 1)} rel="next">
              {words.next}
              <ChevronRight data-icon="s" />
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}
