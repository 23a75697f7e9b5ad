import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import type { Locale } from '#web/i18n/locales.ts';
import { notFoundHead } from '#web/server/head/page-head.ts';
import { readNewAddress } from '#web/server/site/read-new-address.ts';
import { MissingPage } from '#web/shell/not-found/missing-page.tsx';

type Props = PageProps<'/[locale]/[...rest]'>;

export const generateMetadata = async ({ params }: Props): Promise<Metadata> => notFoundHead((await params).locale as Locale);

/** Redirects URLs of the old site. Any other unknown URL shows the localised 404 page. */
export default async function UnknownPage({ params, searchParams }: Props) {
  const { locale, rest } = await params;
  const present = await readNewAddress(locale as Locale, rest, await searchParams);
  if (present !== undefined) permanentRedirect(present);
  return <MissingPage />;
}
