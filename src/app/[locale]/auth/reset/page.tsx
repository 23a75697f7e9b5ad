import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { ResetPage } from '#web/features/account/sign-in/reset-page.tsx';
import type { Locale } from '#web/i18n/locales.ts';
import { unlistedTitle } from '#web/server/head/page-title.ts';

type Props = PageProps<'/[locale]/auth/reset'>;

export const generateMetadata = ({ params }: Props): Promise<Metadata> => unlistedTitle(params, ({ account }) => account.reset.title);

export default async function Reset({ params, searchParams }: Props) {
  const { locale } = await params;
  setRequestLocale(locale as Locale);
  return <ResetPage locale={locale as Locale} query={await searchParams} />;
}
