import { LiveGate } from '#web/features/feeds/live-gate.tsx';
import type { Locale } from '#web/i18n/locales.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { siteLinks } from '#web/server/site-links.ts';
import { DrawerGate } from '#web/shell/drawer/drawer-gate.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { LanguageOffer } from './language-offer.tsx';
import { RouteLoading } from './route-loading.tsx';
import { drawerWords, themeLabels } from './words.ts';

/** What floats over every page: bottom bar, drawer, the offer of the other language, new records, and the sign that a page is on its way. */
export function Islands({ locale }: { locale: Locale }) {
  const { frame, live, search } = messagesOf(locale);
  const { quickLinks, home, tools, pageTop, menu, languageOffer, loading } = frame;
  const links = siteLinks();
  const bar = { label: quickLinks, home, chat: tools.chatShort, search: search.button, pageTop, menu };

  return (
    <>
      <BottomBar locale={locale} words={bar} chatUrl={links.chat} />
      <DrawerGate locale={locale} words={drawerWords(locale)} theme={themeLabels(locale)} links={links} />
      <LanguageOffer locale={locale} words={languageOffer} />
      <LiveGate locale={locale} words={live.toast} />
      <RouteLoading label={loading} />
    </>
  );
}
