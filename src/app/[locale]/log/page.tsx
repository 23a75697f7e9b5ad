import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { LogPage } from '#web/features/log/log-page.tsx';
import type { Locale } from '#web/i18n/locales.ts';
import { readLog } from '#web/server/account/read-log.ts';
import { readCatalogue } from '#web/server/catalogue.ts';
import { pageTitle } from '#web/server/head/page-title.ts';
import { MissingPage } from '#web/shell/not-found/missing-page.tsx';

type Props = PageProps<'/[locale]/log'>;

export const generateMetadata = ({ params }: Props): Promise<Metadata> => pageTitle(params, 'log');

export default async function PublicLog({ params, searchParams }: Props) {
  const locale = (await params).locale as Locale;
  setRequestLocale(locale);
  // Must be awaited before rendering, so that the page can still respond with 404.
  const log = await readLog(await searchParams);
  if (!log) return <MissingPage />;
  return <LogPage catalogue={await readCatalogue()} log={log} locale={locale} />;
}
