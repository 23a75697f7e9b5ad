'use client'; // Client module: sheets are loaded in the browser when the first one opens.
import { type ComponentType, useEffect } from 'react';
import { lazyOr } from '#web/ui/lazy-or.ts';

/**
 * Returns a sheet that is loaded on demand. When that fails, follows the link that should have opened it, as without
 * JavaScript.
 */
export const lazySheet = <Props extends object>(load: () => Promise<ComponentType<Props>>, hrefOf: (props: Props) => string) =>
  lazyOr(load, (props) => <FollowLink href={hrefOf(props)} />);

function FollowLink({ href }: { href: string }) {
  useEffect(() => location.assign(href)); // Rendered again by each tap on a link.
  return null;
}
