import { notFound, permanentRedirect } from 'next/navigation';
import type { Locale } from '#web/i18n/locales.ts';
import { readNewAddress } from '#web/server/read-new-address.ts';

/** Any other address: where it leads if it is one of the old site, else the planet text in the language of the address. */
export default async function UnknownPage({ params, searchParams }: PageProps<'/[locale]/[...rest]'>) {
  const { locale, rest } = await params;
  const present = await readNewAddress(locale as Locale, rest, await searchParams);
  if (present !== undefined) permanentRedirect(present);
  notFound();
}
