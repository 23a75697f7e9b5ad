import type { ChoiceLink } from '#web/ui/nav/choice-link.ts';
import { Link } from '#web/ui/nav/link.tsx';

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
