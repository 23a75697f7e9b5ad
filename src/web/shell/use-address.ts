import { usePathname, useSearchParams } from 'next/navigation';
import { withoutLocale } from '#web/i18n/locales.ts';

/** The current page without its language prefix: its path, and its full address with the query. */
export function useAddress(): { readonly route: string; readonly address: string } {
  const route = withoutLocale(usePathname());
  const query = useSearchParams().toString();
  return { route, address: route + (query && `?${query}`) };
}
