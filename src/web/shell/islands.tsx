import type { Language } from '#domain/shared/language.ts';
import { OWN_NAMES, offeredLanguages } from '#web/i18n/language-names.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { siteLinks } from '#web/server/site/site-settings.ts';
import { type Packed, pack } from '#web/ui/table/packed.ts';
import { type FloatingData, FloatingParts } from './floating-parts.tsx';
import { themeLabels } from './words.ts';

const packed = new Map<Language, Packed<FloatingData>>(); // Packed once, because the data is the same on every page.

/** Renders the floating parts of every page with their texts. */
export function Islands({ locale }: { locale: Language }) {
  const data = packed.get(locale) ?? pack(floatingData(locale));
  packed.set(locale, data);
  return <FloatingParts data={data} />;
}

function floatingData(locale: Language): FloatingData {
  const { shell, live, search } = messagesOf(locale);
  const { quickLinks, home, tools, pageTop, stages, menu, loading } = shell;
  const links = siteLinks();
  return {
    locale,
    bar: { words: { label: quickLinks, home, chat: tools.chatShort, stages, search: search.button, pageTop, menu }, chatUrl: links.chat },
    drawer: { theme: themeLabels(locale), links, languages: offeredLanguages(locale).map(({ lang, name }) => ({ lang, name })) },
    languages: offeredLanguages(locale).map(({ lang, offer, read, dismiss }) => ({ lang, offer, read, dismiss })),
    languageNames: OWN_NAMES,
    live: live.toast,
    loading,
  };
}
