import { type Locale, otherLocale } from '#web/i18n/locales.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { drawCard } from '#web/server/card-answer.ts';
import { CardFrame } from '#web/ui/card/card-frame.tsx';
import { CardLine } from '#web/ui/card/card-line.tsx';

/** The picture of every page that has none of its own: the site's name and what it is. */
export function siteCardAnswer(locale: Locale): Promise<Response> {
  const { frame, found } = messagesOf(locale);
  const words = {
    over: found.card.site,
    title: frame.site,
    other: messagesOf(otherLocale(locale)).frame.site,
    tagline: frame.tagline,
    foot: '',
    site: frame.site,
  };
  return drawCard(words, ({ tagline, ...said }) => (
    <CardFrame words={said} seriesToken={0}>
      <CardLine text={tagline} />
    </CardFrame>
  ));
}
