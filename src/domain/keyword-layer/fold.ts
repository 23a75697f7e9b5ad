/**
 * Converts a text to lower case for comparing names, without shifting positions. İ is replaced first, because it is the
 * only character whose lower-case form is longer.
 */
export const fold = (text: string): string => text.replaceAll('İ', 'i').toLowerCase();
