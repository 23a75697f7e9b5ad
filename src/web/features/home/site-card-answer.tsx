import { type Locale, otherLocale } from '#web/i18n/locales.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { drawCard } from '#web/server/card-answer.ts';
import { CardFrame } from '#web/ui/card/card-frame.tsx';

/** The picture of every page that has none of its own: the site's name and what it is. */
export function siteCardAnswer(locale: Locale): Promise<Response> {
  const { frame } = messagesOf(locale);
  const words = {
    over: frame.footer.unofficial,
    title: frame.site,
    other: messagesOf(otherLocale(locale)).frame.site,
    tagline: frame.tagline,
    foot: '',
    site: frame.site,
  };
  return drawCard(words, ({ tagline, ...said }) => (
    <CardFrame words={said} seriesToken={0}>
      <div style={{ fontSize: 62, lineHeight: 1.3 }}>{tagline}</div>
    </CardFrame>
  ));
}
