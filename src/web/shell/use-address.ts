import { usePathname, useSearchParams } from 'next/navigation';
import { withoutLocale } from '#web/i18n/locales.ts';

/**
 * Returns the address of the current page without its language prefix: `route` is the path, and `address` includes the
 * query.
 */
export function useAddress(): { readonly route: string; readonly address: string } {
  const route = withoutLocale(usePathname());
  const query = useSearchParams().toString();
  return { route, address: route + (query && `?${query}`) };
}
