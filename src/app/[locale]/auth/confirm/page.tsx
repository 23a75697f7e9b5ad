import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { ConfirmPage } from '#web/features/account/sign-in/confirm-page.tsx';
import type { Locale } from '#web/i18n/locales.ts';
import { unlistedTitle } from '#web/server/head/page-title.ts';

type Props = PageProps<'/[locale]/auth/confirm'>;

export const generateMetadata = ({ params }: Props): Promise<Metadata> => unlistedTitle(params, ({ account }) => account.confirm.title);

export default async function Confirm({ params, searchParams }: Props) {
  const { locale } = await params;
  setRequestLocale(locale as Locale);
  return <ConfirmPage locale={locale as Locale} query={await searchParams} />;
}
