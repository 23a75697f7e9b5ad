import type { ReactNode } from 'react';
import type { FilterQuery } from '#domain/rankings/filter.ts';
import type { Language } from '#domain/shared/language.ts';
import type { OverlayOptions } from '#domain/site/widgets/widget-options.ts';

/** What an address asks an overlay to show. */
export type AskedOverlay = { readonly query: FilterQuery; readonly options: OverlayOptions; readonly locale: Language };

/** What an overlay shows, and when it reads it again. */
export type OverlayView = {
  readonly title: string;
  /** Routes of the boards whose new records change the overlay; undefined for every board. */
  readonly boards?: readonly string[] | undefined;
  readonly content: ReactNode;
};
