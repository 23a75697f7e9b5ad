import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { noticeId } from '#domain/notices/read-form.ts';
import { RequireSession } from '#web/features/account/require-session.tsx';
import { NoticesPage } from '#web/features/notices/notices-page.tsx';
import type { Locale } from '#web/i18n/locales.ts';
import { requireSession, sessionRequiredHref } from '#web/server/auth/session.ts';
import { unlistedTitle } from '#web/server/page-title.ts';
import { readNotices } from '#web/server/read-notices.ts';
import { MissingPage } from '#web/shell/missing-page.tsx';

const PATH = '/notices';

type Props = PageProps<'/[locale]/notices'>;

export const generateMetadata = ({ params }: Props): Promise<Metadata> => unlistedTitle(params, ({ notices }) => notices.title);

export default async function Notices({ params, searchParams }: Props) {
  const locale = (await params).locale as Locale;
  setRequestLocale(locale);
  const after = noticeId.optional().safeParse((await searchParams).after);
  if (!after.success) return <MissingPage />;
  const list = await readNotices(await requireSession(locale, PATH), after.data ?? null); // awaited here: the status is still open
  return (
    <>
      <RequireSession loginHref={sessionRequiredHref(locale, PATH)} />
      <NoticesPage list={list} locale={locale} isFirstPage={after.data === undefined} />
    </>
  );
}
