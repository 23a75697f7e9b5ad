import type { EmbedKind } from '#domain/site/widgets/framed-routes.ts';
import { parseEmbedOptions } from '#domain/site/widgets/widget-options.ts';
import { answerWidget, widgetAnswer } from '#web/features/embed/widget-answer.tsx';
import { parseLocale } from '#web/i18n/locales.ts';
import { readQuery } from '#web/server/rankings/board-view.ts';
import { EmbedCard } from './embed-card.tsx';
import type { AskedEmbed, EmbedView } from './embed-view.ts';
import { eventEmbed } from './event-embed.ts';
import { playerEmbed } from './player-embed.ts';
import { stageEmbed } from './stage-embed.ts';
import { totalEmbed } from './total-embed.ts';

const VIEWS: Readonly<Record<EmbedKind, (asked: AskedEmbed) => Promise<EmbedView | undefined>>> = {
  stage: stageEmbed,
  total: totalEmbed,
  user: playerEmbed,
  event: eventEmbed,
};

type Context = { readonly params: Promise<{ locale: string; id: string }> };

/** Creates the handler of the embeds of one kind. It reads no cookie: everyone gets the same card. */
export const embedAnswer =
  (kind: EmbedKind) =>
  (request: Request, { params }: Context): Promise<Response> =>
    answerWidget(request, async () => {
      const { locale: text, id } = await params;
      const [locale, query] = [parseLocale(text), readQuery(request)];
      const options = parseEmbedOptions(query);
      const view = options && (await VIEWS[kind]({ id, query, options, locale }));
      return widgetAnswer(request, { locale, kind: 'embed' }, view && <EmbedCard view={view} options={options} locale={locale} />);
    });
