import type { ComponentProps } from 'react';

type Props = ComponentProps<'a'> & {
  href: string;
  /** False if the page should keep its scroll position. */
  scroll?: boolean;
};

/**
 * A link within the site: a plain anchor, so that it costs nothing to hydrate and is possible in static markup. Once
 * React runs, the shell follows it without a page load (shell/link-follower.tsx) and prefetches it.
 */
export const Link = ({ scroll = true, ...props }: Props) => <a {...props} data-route={scroll ? '' : 'stay'} />;
