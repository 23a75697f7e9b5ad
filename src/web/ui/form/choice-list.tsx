'use client'; // Client component so that only its props are sent, not a second copy of its markup (decision 0048).
import Link from 'next/link';
import type { ChoiceLink } from '#web/ui/nav/choice-link.ts';

/** Shows filter options as a list of links. The selected option is also marked for screen readers. */
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
