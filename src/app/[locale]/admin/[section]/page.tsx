import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { AdminLayout } from '#web/features/administration/admin-layout.tsx';
import { BanSection } from '#web/features/administration/ban-section.tsx';
import { CatalogueSection } from '#web/features/administration/catalogue-section.tsx';
import { ExportSection } from '#web/features/administration/export-section.tsx';
import { JobSection } from '#web/features/administration/job-section.tsx';
import { RoleSection } from '#web/features/administration/role-section.tsx';
import type { Locale } from '#web/i18n/locales.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { bansToShow, readAdminContext, readStaff } from '#web/server/account/read-admin.ts';
import { unlistedTitle } from '#web/server/head/page-title.ts';
import { MissingPage } from '#web/shell/not-found/missing-page.tsx';

type Props = PageProps<'/[locale]/admin/[section]'>;

const SECTIONS = ['roles', 'bans', 'catalogue', 'jobs', 'exports'] as const;

export const generateMetadata = ({ params }: Props): Promise<Metadata> => unlistedTitle(params, ({ admin }) => admin.title);

export default async function AdminSection({ params }: Props) {
  const { locale: language, section } = await params;
  const locale = language as Locale;
  setRequestLocale(locale);
  const part = SECTIONS.find((known) => known === section);
  // Must be awaited before rendering, so that the page can still respond with 404.
  const context = part && (await readAdminContext(locale, `/admin/${part}`));
  if (!context) return <MissingPage />;
  const { admin: words } = messagesOf(locale);
  return (
    <AdminLayout locale={locale} part={part} context={context}>
      {part === 'roles' && <RoleSection staff={await readStaff(context)} words={words} />}
      {part === 'bans' && <BanSection bans={bansToShow(context)} words={words} />}
      {part === 'catalogue' && <CatalogueSection words={words} />}
      {part === 'jobs' && <JobSection jobs={context.jobs} words={words} />}
      {part === 'exports' && <ExportSection words={words} />}
    </AdminLayout>
  );
}
