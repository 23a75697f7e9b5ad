'use client'; // sends its props instead of a second copy of its markup (decision 0048)
import Link from 'next/link';
import type { ChoiceLink } from './choice-link.ts';

/** Filter options as a list of links; the selected one is marked, also for screen readers. */
export function ChoiceList({ label, items, className }: { label: string; items: readonly ChoiceLink[]; className?: string | undefined }) {
  return (
    <ul className={className} aria-label={label}>
      {items.map((item) => (
        <li key={item.href}>
          <Link href={item.href} aria-current={item.current ? 'true' : undefined} scroll={false}>
            {item.icon}
            {item.label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
