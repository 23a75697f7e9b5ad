import type { MouseEvent } from 'react';
import { isForElsewhere } from '#web/ui/nav/is-for-elsewhere.ts';

/**
 * Scrolls to the top of the page instead of following a link. By script, because scroll-behavior on the root element
 * would also animate every navigation.
 */
export function scrollUp(event: MouseEvent): void {
  if (isForElsewhere(event)) return;
  event.preventDefault();
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' });
}
