import type { MouseEvent, ReactNode } from 'react';
import { ChevronRight, type IconComponent } from '#web/ui/media/icons.tsx';
import { isForElsewhere } from '#web/ui/nav/is-for-elsewhere.ts';
import { Link } from '#web/ui/nav/link.tsx';
import styles from './account-sheet.module.css';
import { closeAccountSheet } from './account-sheet-state.ts';

type Props = { Icon: IconComponent; href: string; end?: ReactNode; children: ReactNode };

/** A row of the account sheet that leads to a page. */
export const MenuRow = ({ Icon, href, end, children }: Props) => (
  <li>
    <Link className={styles.row} href={href} onClick={closeOnSamePage}>
      <Icon aria-hidden />
      {children}
      <span className={styles.end}>
        {end}
        <ChevronRight data-icon="s" aria-hidden />
      </span>
    </Link>
  </li>
);

/** Closes the sheet instead of following a link to the current page, after which the address would be the same. */
export function closeOnSamePage(event: MouseEvent<HTMLAnchorElement>): void {
  const { pathname, search } = event.currentTarget;
  if (isForElsewhere(event) || pathname + search !== location.pathname + location.search) return;
  event.preventDefault();
  closeAccountSheet();
}
