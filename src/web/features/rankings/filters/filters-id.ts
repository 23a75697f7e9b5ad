/** HTML id of the links for every filter, which phones show only without JavaScript. */
export const FILTERS_ID = 'filters';
