import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { AuthErrorPage } from '#web/features/account/sign-in/auth-error-page.tsx';
import type { Locale } from '#web/i18n/locales.ts';
import { unlistedTitle } from '#web/server/head/page-title.ts';

type Props = PageProps<'/[locale]/error'>;

export const generateMetadata = ({ params }: Props): Promise<Metadata> => unlistedTitle(params, ({ account }) => account.errorPage.title);

export default async function AuthError({ params, searchParams }: Props) {
  const { locale } = await params;
  setRequestLocale(locale as Locale);
  return <AuthErrorPage locale={locale as Locale} query={await searchParams} />;
}
