import { z } from 'zod';
import type { FilterQuery } from '#domain/rankings/filter.ts';
import { DEFAULT_ROWS, EMBED_THEMES, OVERLAY_SCALE, OVERLAY_THEMES, WIDGET_ROWS } from './widget-limits.ts';

/** A whole number in its only spelling, between two limits. */
const whole = ({ least, most }: { readonly least: number; readonly most: number }) =>
  z
    .string()
    .regex(/^[1-9]\d{0,2}$/)
    .transform(Number)
    .pipe(z.int().min(least).max(most));

const embedOptions = z.object({ theme: z.enum(EMBED_THEMES).default('auto'), rows: whole(WIDGET_ROWS).default(DEFAULT_ROWS.embed) });

const overlayOptions = z.object({
  theme: z.enum(OVERLAY_THEMES).default('dark'),
  rows: whole(WIDGET_ROWS).default(DEFAULT_ROWS.overlay),
  scale: whole(OVERLAY_SCALE).default(100),
});

export type EmbedOptions = z.infer<typeof embedOptions>;
export type OverlayOptions = z.infer<typeof overlayOptions>;

/** Returns the options of an embed, or undefined (404) for a value that it does not offer. Unknown keys are ignored. */
export const parseEmbedOptions = (query: FilterQuery): EmbedOptions | undefined => embedOptions.safeParse(query).data;

/** Returns the options of an overlay, or undefined (404) for a value that it does not offer. Unknown keys are ignored. */
export const parseOverlayOptions = (query: FilterQuery): OverlayOptions | undefined => overlayOptions.safeParse(query).data;
