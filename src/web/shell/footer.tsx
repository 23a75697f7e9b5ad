import { LANGUAGES, type Language } from '#domain/shared/language.ts';
import { localePath } from '#web/i18n/locales.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { type Packed, pack } from '#web/ui/table/packed.ts';
import { FooterBar, type FooterData } from './footer-bar.tsx';

const LINKS = ['/information', '/keyword/rules', '/terms', '/guide', '/log', '/moving', '/menu'] as const;

// Packed once, because the data is the same on every page.
const packed = new Map<Language, Packed<FooterData>>(LANGUAGES.map((locale) => [locale, pack(footerData(locale))]));

export const Footer = ({ locale }: { locale: Language }) => <FooterBar data={packed.get(locale) ?? ''} />;

function footerData(locale: Language): FooterData {
  const { site, footer, pages } = messagesOf(locale).shell;
  return {
    site,
    home: localePath(locale, '/'),
    lines: [footer.copyright, footer.unofficial],
    label: footer.links,
    links: LINKS.map((route) => [localePath(locale, route), pages[route]]),
  };
}
