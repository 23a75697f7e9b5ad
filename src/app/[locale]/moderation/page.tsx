import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { ModerationPage } from '#web/features/moderation/moderation-page.tsx';
import type { Locale } from '#web/i18n/locales.ts';
import { readDesk } from '#web/server/account/read-moderation.ts';
import { readCatalogue } from '#web/server/catalogue.ts';
import { unlistedTitle } from '#web/server/head/page-title.ts';
import { MissingPage } from '#web/shell/not-found/missing-page.tsx';

type Props = PageProps<'/[locale]/moderation'>;

export const generateMetadata = ({ params }: Props): Promise<Metadata> => unlistedTitle(params, ({ moderation }) => moderation.title);

export default async function Moderation({ params, searchParams }: Props) {
  const locale = (await params).locale as Locale;
  setRequestLocale(locale);
  // Must be awaited before rendering, so that the page can still respond with 404.
  const [catalogue, desk] = await Promise.all([readCatalogue(), readDesk(locale, await searchParams)]);
  if (!desk) return <MissingPage />;
  return <ModerationPage catalogue={catalogue} desk={desk} locale={locale} />;
}
