// What embeds and overlays offer. Apart from widget-options.ts, so that browsers need no parser to know it.

/** The fewest and most rows of an embed or overlay. */
export const WIDGET_ROWS = { least: 3, most: 20 } as const;

/** The number of rows of an address that does not say it. */
export const DEFAULT_ROWS = { embed: 10, overlay: 5 } as const;

/** The themes of an embed, the default first. `auto` follows the browser. */
export const EMBED_THEMES = ['auto', 'light', 'dark'] as const;

/** The themes of an overlay, the default first: light text on dark plates, or dark text on light ones. */
export const OVERLAY_THEMES = ['dark', 'light'] as const;

/** The least and greatest size of an overlay, in percent. */
export const OVERLAY_SCALE = { least: 50, most: 300 } as const;
