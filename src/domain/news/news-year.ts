/** Returns the year in a query, or undefined if it is none in which news could be dated. */
export const parseNewsYear = (text: string): number | undefined => (/^20\d\d$/.test(text) ? Number(text) : undefined);
