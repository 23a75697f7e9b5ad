import '#web/shell/shell-styles.ts';
import { StaffCallout } from '#web/features/account/second-factor/staff-callout.tsx';
import { AdminLayout, adminTitle } from '#web/features/administration/admin-layout.tsx';
import { PolicySection } from '#web/features/administration/policy-section.tsx';
import { SwitchSection } from '#web/features/administration/switch-section.tsx';
import { languageNames } from '#web/i18n/language-names.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { readAdminContext, readSwitchesAndPolicy } from '#web/server/account/read-admin.ts';
import { unlisted } from '#web/server/head/page-head.ts';
import { localeMetadata, localePage } from '#web/server/locale-page.ts';
import { MissingDesk } from '#web/shell/not-found/missing-desk.tsx';

export const generateMetadata = localeMetadata(({ locale }) => unlisted(adminTitle(locale, 'switches')));

export default localePage(async ({ locale }) => {
  // Must be awaited before rendering so that the page can still respond with 404.
  const context = await readAdminContext(locale, '/admin');
  const read = context && (await readSwitchesAndPolicy(context));
  if (!context || !read) return <MissingDesk locale={locale} />;
  const { admin: words } = messagesOf(locale);
  return (
    <>
      <StaffCallout locale={locale} />
      <AdminLayout locale={locale} part="switches" context={context}>
        <SwitchSection switches={read.switches} languageNames={languageNames(locale)} words={words} />
        <PolicySection rules={read.policy.rules} locale={locale} words={words} />
      </AdminLayout>
    </>
  );
});
