/** A colour of night.css and day.css: only theme colours are allowed, so that charts work in both themes. */
export type Colour = `var(--${string})`;
