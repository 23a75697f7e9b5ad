import type { FilterQuery } from '#domain/rankings/filter.ts';
import type { Language } from '#domain/shared/language.ts';
import type { EmbedOptions } from '#domain/site/widgets/widget-options.ts';
import type { WidgetRow } from '#web/features/embed/widget-row.ts';
import type { SeriesToken } from '#web/ui/player/series-token.ts';

/** What an address asks to embed. */
export type AskedEmbed = {
  readonly id: string;
  readonly query: FilterQuery;
  readonly options: EmbedOptions;
  readonly locale: Language;
};

/** What an embed shows. */
export type EmbedView = {
  readonly over: string; // The line above the title.
  readonly title: string;
  readonly route: string; // Of the page that the title links to, without the language.
  readonly token: SeriesToken;
  readonly facts?: readonly { readonly term: string; readonly value: string }[];
  readonly rows: readonly WidgetRow[];
  readonly note?: string | undefined; // In place of rows, or above them.
  readonly foot: string;
};
