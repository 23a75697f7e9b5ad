/** A colour of tokens.css, so that a chart holds in both themes; no other can be given. */
export type Colour = `var(--${string})`;
