import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { hasTermsOf, TermsPage } from '#web/features/information/terms-page.tsx';
import type { Locale } from '#web/i18n/locales.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { unlisted } from '#web/server/head/page-head.ts';
import { MissingPage } from '#web/shell/not-found/missing-page.tsx';

type Props = PageProps<'/[locale]/terms/[revision]'>;

// Search engines should index only the current terms at /terms, not earlier revisions.
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, revision } = await params;
  return unlisted(`${messagesOf(locale as Locale).pages.terms.title} ${revision}`);
}

export default async function TermsOfDay({ params }: Props) {
  const { locale, revision } = await params;
  setRequestLocale(locale as Locale);
  if (!hasTermsOf(revision)) return <MissingPage />;
  return <TermsPage day={revision} locale={locale as Locale} />;
}
