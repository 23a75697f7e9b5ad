/**
 * Converts a text to lower case for comparing names, without shifting positions. Only İ would become two characters.
 */
export const fold = (text: string): string => text.replaceAll('İ', 'i').toLowerCase();
