/** The root element of the page, whose data attributes are read by style sheets and React. */
export const root = document.documentElement;
