import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { LoginPage } from '#web/features/account/sign-in/login-page.tsx';
import type { Locale } from '#web/i18n/locales.ts';
import { unlistedTitle } from '#web/server/head/page-title.ts';

type Props = PageProps<'/[locale]/auth/login'>;

export const generateMetadata = ({ params }: Props): Promise<Metadata> => unlistedTitle(params, ({ account }) => account.login.title);

export default async function Login({ params, searchParams }: Props) {
  const { locale } = await params;
  setRequestLocale(locale as Locale);
  return <LoginPage locale={locale as Locale} query={await searchParams} />;
}
