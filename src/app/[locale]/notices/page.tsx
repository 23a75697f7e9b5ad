import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { setRequestLocale } from 'next-intl/server';
import { noticeId } from '#domain/notices/read-form.ts';
import { RequireSession } from '#web/features/account/require-session.tsx';
import { NoticesPage } from '#web/features/notices/notices-page.tsx';
import type { Locale } from '#web/i18n/locales.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { requireSession, sessionRequiredHref } from '#web/server/auth/session.ts';
import { readNotices } from '#web/server/read-notices.ts';

const PATH = '/notices';

type Props = PageProps<'/[locale]/notices'>;

export const generateMetadata = async ({ params }: Props): Promise<Metadata> => ({
  title: messagesOf((await params).locale as Locale).notices.title,
  robots: { index: false },
});

export default async function Notices({ params, searchParams }: Props) {
  const locale = (await params).locale as Locale;
  setRequestLocale(locale);
  const after = noticeId.optional().safeParse((await searchParams).after);
  if (!after.success) notFound();
  const list = await readNotices(await requireSession(locale, PATH), after.data ?? null); // awaited here: the status is still open
  return (
    <>
      <RequireSession loginHref={sessionRequiredHref(locale, PATH)} />
      <NoticesPage list={list} locale={locale} isFirstPage={after.data === undefined} />
    </>
  );
}
