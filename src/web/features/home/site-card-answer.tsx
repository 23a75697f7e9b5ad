import type { Language } from '#domain/shared/language.ts';
import { SITE_NAMES } from '#web/i18n/language-names.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { inOtherLanguage } from '#web/i18n/other-language.ts';
import { drawCard } from '#web/server/head/card-answer.ts';
import { CardLayout } from '#web/ui/card/card-layout.tsx';
import { CardLine } from '#web/ui/card/card-line.tsx';

/** Renders the default share image, with the site's name and tagline, for pages without an image of their own. */
export function siteCardAnswer(locale: Language): Promise<Response> {
  const { shell, found } = messagesOf(locale);
  const words = {
    over: found.card.site,
    title: shell.site,
    other: inOtherLanguage(SITE_NAMES, locale)?.text ?? '',
    tagline: shell.tagline,
    foot: '',
    site: shell.site,
  };
  return drawCard(words, ({ tagline, ...rest }) => (
    <CardLayout words={rest} seriesToken={0}>
      <CardLine text={tagline} />
    </CardLayout>
  ));
}
