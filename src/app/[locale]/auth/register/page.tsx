import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { RegisterPage } from '#web/features/account/sign-in/register-page.tsx';
import type { Locale } from '#web/i18n/locales.ts';
import { unlistedTitle } from '#web/server/head/page-title.ts';

type Props = PageProps<'/[locale]/auth/register'>;

export const generateMetadata = ({ params }: Props): Promise<Metadata> => unlistedTitle(params, ({ account }) => account.register.title);

export default async function Register({ params, searchParams }: Props) {
  const { locale } = await params;
  setRequestLocale(locale as Locale);
  return <RegisterPage locale={locale as Locale} query={await searchParams} />;
}
