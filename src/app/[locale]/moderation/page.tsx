import '#web/shell/shell-styles.ts';
import { StaffCallout } from '#web/features/account/second-factor/staff-callout.tsx';
import { ModerationPage } from '#web/features/moderation/moderation-page.tsx';
import { messagesOf } from '#web/i18n/messages.ts';
import { readDesk } from '#web/server/account/read-moderation.ts';
import { readCatalogue } from '#web/server/catalogue.ts';
import { unlisted } from '#web/server/head/page-head.ts';
import { localeMetadata, localePage } from '#web/server/locale-page.ts';
import { MissingDesk } from '#web/shell/not-found/missing-desk.tsx';

export const generateMetadata = localeMetadata(({ locale }) => unlisted(messagesOf(locale).moderation.title));

export default localePage(async ({ locale, query }) => {
  // Must be awaited before rendering so that the page can still respond with 404.
  const [catalogue, desk] = await Promise.all([readCatalogue(), readDesk(locale, query)]);
  if (!desk) return <MissingDesk locale={locale} />;
  return (
    <>
      <StaffCallout locale={locale} />
      <ModerationPage catalogue={catalogue} desk={desk} locale={locale} />
    </>
  );
});
