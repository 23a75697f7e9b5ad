import '#web/shell/shell-styles.ts';
import { LastWinner } from '#web/features/events/list/last-winner.tsx';
import { proposeEventHref } from '#web/features/events/list/propose-event-href.ts';
import { homeJsonLd } from '#web/features/home/home-json-ld.ts';
import { HomePage } from '#web/features/home/home-page.tsx';
import { FirstCardsGate } from '#web/features/welcome/first/first-cards-gate.tsx';
import { readCatalogue } from '#web/server/catalogue.ts';
import { localePage } from '#web/server/locale-page.ts';
import { readHome } from '#web/server/site/read-home.ts';
import { siteLinks } from '#web/server/site/site-settings.ts';
import { JsonLd } from '#web/ui/page/json-ld.tsx';

export default localePage(async ({ locale }) => {
  const [home, catalogue] = await Promise.all([readHome(), readCatalogue()]);
  return (
    <>
      <HomePage
        home={home}
        catalogue={catalogue}
        locale={locale}
        proposeHref={proposeEventHref(siteLinks(), locale)}
        newcomer={<FirstCardsGate locale={locale} />}
        lastWinner={home.event.last && <LastWinner last={home.event.last} catalogue={catalogue} locale={locale} />}
      />
      <JsonLd data={homeJsonLd(locale)} />
    </>
  );
});
