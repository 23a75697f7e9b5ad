import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { AdminLayout } from '#web/features/administration/admin-layout.tsx';
import { PolicySection } from '#web/features/administration/policy-section.tsx';
import { SwitchSection } from '#web/features/administration/switch-section.tsx';
import type { Locale } from '#web/i18n/locales.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { readAdminContext, readSwitchesAndPolicy } from '#web/server/account/read-admin.ts';
import { unlistedTitle } from '#web/server/head/page-title.ts';
import { MissingPage } from '#web/shell/not-found/missing-page.tsx';

type Props = PageProps<'/[locale]/admin'>;

export const generateMetadata = ({ params }: Props): Promise<Metadata> => unlistedTitle(params, ({ admin }) => admin.title);

export default async function Admin({ params }: Props) {
  const locale = (await params).locale as Locale;
  setRequestLocale(locale);
  // Must be awaited before rendering, so that the page can still respond with 404.
  const context = await readAdminContext(locale, '/admin');
  const read = context && (await readSwitchesAndPolicy(context));
  if (!context || !read) return <MissingPage />;
  const { admin: words } = messagesOf(locale);
  return (
    <AdminLayout locale={locale} part="switches" context={context}>
      <SwitchSection switches={read.switches} words={words} />
      <PolicySection rules={read.policy.rules} locale={locale} words={words} />
    </AdminLayout>
  );
}
