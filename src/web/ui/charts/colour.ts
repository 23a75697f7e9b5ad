/** A colour defined in night.css and day.css. Only theme colours are allowed, so that charts work in both themes. */
export type Colour = `var(--${string})`;
