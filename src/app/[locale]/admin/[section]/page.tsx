import '#web/shell/shell-styles.ts';
import { StaffCallout } from '#web/features/account/second-factor/staff-callout.tsx';
import { SiteWebhooks } from '#web/features/account/webhooks/site-webhooks.tsx';
import { AdminLayout, adminTitle } from '#web/features/administration/admin-layout.tsx';
import { BanSection } from '#web/features/administration/ban-section.tsx';
import { CatalogueSection } from '#web/features/administration/catalogue-section.tsx';
import { ExportSection } from '#web/features/administration/export-section.tsx';
import { JobSection } from '#web/features/administration/job-section.tsx';
import { RoleSection } from '#web/features/administration/role-section.tsx';
import { StatusSection } from '#web/features/administration/status-section.tsx';
import { WebhookSection } from '#web/features/administration/webhook-section.tsx';
import { messagesOf } from '#web/i18n/messages.ts';
import { adminHref, bansToShow, readAdminContext, readStaff } from '#web/server/account/read-admin.ts';
import { readStatus } from '#web/server/account/read-status.ts';
import { sessionRequiredHref } from '#web/server/auth/session.ts';
import { readCatalogue } from '#web/server/catalogue.ts';
import { unlisted } from '#web/server/head/page-head.ts';
import { localeMetadata, localePage } from '#web/server/locale-page.ts';
import { MissingDesk } from '#web/shell/not-found/missing-desk.tsx';

type Props = PageProps<'/[locale]/admin/[section]'>;

const SECTIONS = ['status', 'roles', 'bans', 'catalogue', 'webhooks', 'jobs', 'exports'] as const;
const partOf = (section: string) => SECTIONS.find((known) => known === section);

export const generateMetadata = localeMetadata<Props>(({ locale, params: { section } }) => {
  const part = partOf(section);
  return unlisted(part ? adminTitle(locale, part) : messagesOf(locale).admin.title);
});

export default localePage<Props>(async ({ locale, params: { section } }) => {
  const part = partOf(section);
  // Must be awaited before rendering so that the page can still respond with 404.
  const context = part && (await readAdminContext(locale, `/admin/${part}`));
  if (!context) return <MissingDesk locale={locale} />;
  const { admin: words, status } = messagesOf(locale);
  return (
    <>
      <StaffCallout locale={locale} />
      <AdminLayout locale={locale} part={part} context={context}>
        {part === 'status' && (
          <StatusSection
            lines={await readStatus(context)}
            words={{ ...status, states: words.states }}
            jobsHref={adminHref(locale, 'jobs')}
          />
        )}
        {part === 'roles' && <RoleSection staff={await readStaff(context)} words={words} />}
        {part === 'bans' && <BanSection bans={bansToShow(context)} words={words} />}
        {part === 'catalogue' && <CatalogueSection words={words} />}
        {part === 'webhooks' && (
          <WebhookSection locale={locale}>
            <SiteWebhooks catalogue={await readCatalogue()} locale={locale} loginHref={sessionRequiredHref(locale, '/admin/webhooks')} />
          </WebhookSection>
        )}
        {part === 'jobs' && <JobSection jobs={context.jobs} words={words} />}
        {part === 'exports' && <ExportSection words={words} />}
      </AdminLayout>
    </>
  );
});
