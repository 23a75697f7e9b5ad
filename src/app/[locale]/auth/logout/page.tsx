import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { LogoutPage } from '#web/features/account/sign-in/logout-page.tsx';
import type { Locale } from '#web/i18n/locales.ts';
import { unlistedTitle } from '#web/server/head/page-title.ts';

type Props = PageProps<'/[locale]/auth/logout'>;

export const generateMetadata = ({ params }: Props): Promise<Metadata> => unlistedTitle(params, ({ account }) => account.logout.title);

export default async function Logout({ params }: Props) {
  const { locale } = await params;
  setRequestLocale(locale as Locale);
  return <LogoutPage locale={locale as Locale} />;
}
