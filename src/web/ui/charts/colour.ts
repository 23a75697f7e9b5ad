/** A colour of night.css and day.css, so that a chart holds in both themes; no other can be given. */
export type Colour = `var(--${string})`;
