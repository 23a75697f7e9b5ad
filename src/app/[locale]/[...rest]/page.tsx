import '#web/shell/shell-styles.ts';
import { permanentRedirect } from 'next/navigation';
import { notFoundHead } from '#web/server/head/page-head.ts';
import { localeMetadata, localePage } from '#web/server/locale-page.ts';
import { readNewAddress } from '#web/server/site/read-new-address.ts';
import { MissingPage } from '#web/shell/not-found/missing-page.tsx';

type Props = PageProps<'/[locale]/[...rest]'>;

export const generateMetadata = localeMetadata(({ locale }) => notFoundHead(locale));

/** Redirects URLs from the old site. Any other unknown URL shows the localised 404 page. */
export default localePage<Props>(async ({ locale, params: { rest }, query }) => {
  const present = await readNewAddress(locale, rest, query);
  if (present !== undefined) permanentRedirect(present);
  return <MissingPage locale={locale} />;
});
