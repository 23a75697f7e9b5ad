'use client'; // Client module: sheets are loaded in the browser when the first one opens.
import { type ComponentType, lazy, useEffect } from 'react';

/**
 * Returns a sheet that is loaded on demand. When that fails, for example without a connection, follows the link that should
 * have opened it, as without JavaScript; an error would replace the page.
 */
export const lazySheet = <Props extends object>(load: () => Promise<ComponentType<Props>>, hrefOf: (props: Props) => string) =>
  lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: await load() };
    } catch {
      return { default: (props: Props) => <FollowLink href={hrefOf(props)} /> };
    }
  });

function FollowLink({ href }: { href: string }) {
  useEffect(() => location.assign(href)); // Rendered again by each tap on a link.
  return null;
}
